"""The secret that the terminal and the client keep on a device."""

import stat

import pytest

from oneleft.client import device_secret


@pytest.fixture
def file(tmp_path, monkeypatch):
    monkeypatch.setattr("oneleft.client.device.data_directory", lambda: tmp_path / "data")
    return tmp_path / "data" / "person"


def test_a_secret_is_made_once_and_readable_by_its_owner_alone(file):
    made = device_secret()
    assert len(made) == 32  # of 6 bits each
    assert device_secret() == made == file.read_text("utf-8")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.unlink()
    assert device_secret() != made


def test_an_empty_file_is_filled_and_another_text_is_left_alone(file):
    device_secret()
    file.write_text("", "utf-8")
    assert device_secret()
    file.write_text("my notes", "utf-8")
    assert device_secret() == ""
    assert file.read_text("utf-8") == "my notes"


def test_where_nothing_can_be_kept_there_is_no_secret(tmp_path, monkeypatch):
    (tmp_path / "file").touch()
    monkeypatch.setattr("oneleft.client.device.data_directory", lambda: tmp_path / "file" / "data")
    assert device_secret() == ""
