"""Static files: compressed and cached for good; everything else is fetched anew."""

import re

import httpx
import pytest

pytestmark = pytest.mark.slow


def test_static_files_are_compressed_and_cached(server):
    page = httpx.get(server.address)
    assert page.headers["cache-control"] == "no-cache"
    names = re.findall(r"/assets/[\w.-]+", page.text)
    assert names
    for name in names:
        packed = httpx.get(server.address + name)
        plain = httpx.get(server.address + name, headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.content == plain.content
        assert packed.num_bytes_downloaded < plain.num_bytes_downloaded / 2
        assert "immutable" in packed.headers["cache-control"]
        assert packed.headers["vary"] == "Accept-Encoding"


def test_the_installed_page_finds_its_files(server):
    """A manifest whose icons are there, and a service worker that is asked for again and keeps files that are there."""
    manifest = httpx.get(f"{server.address}/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    for icon in manifest.json()["icons"]:
        assert httpx.get(f"{server.address}/{icon['src']}").headers["content-type"] == icon["type"]
    worker = httpx.get(f"{server.address}/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
    kept = re.findall(r"/assets/[\w.-]+", worker.text)
    assert set(re.findall(r"/assets/[\w.-]+\.(?:js|css)", httpx.get(server.address).text)) <= set(kept)
    assert all(httpx.get(server.address + path).status_code == 200 for path in kept)


def test_answers_with_secrets_are_not_compressed(server):
    opened = httpx.post(f"{server.address}/api/tables", json={"nickname": "Ana" * 8})
    assert opened.json()["token"]
    assert "content-encoding" not in opened.headers


def test_an_unknown_file_is_not_found(server):
    assert httpx.get(f"{server.address}/assets/nothing.js").status_code == 404


def test_not_found_is_a_page_for_people_and_a_document_for_programs(server):
    browser = {"accept": "text/html"}
    assert "<title>" in httpx.get(f"{server.address}/nothing", headers=browser).text
    for asked in (httpx.get(f"{server.address}/nothing"), httpx.get(f"{server.address}/api/nothing", headers=browser)):
        assert asked.status_code == 404
        assert asked.json()["code"] == "no-page"
