"""Passkeys (WebAuthn): what a browser made or used is checked by `webauthn`, for the host that it asked."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import NamedTuple

import msgspec

from oneleft.protocol.claimed_names import MadePasskey, UsedPasskey
from oneleft.room.error_codes import Refused

from .sites import is_address, name_of


class Host(NamedTuple):
    """Where a browser found this server. Passkeys belong to the name, whatever the path of the page."""

    name: str
    origins: list[str]


class MadeKey(NamedTuple):
    credential: bytes
    public_key: bytes
    counter: int


class ClientData(msgspec.Struct):
    """What a browser signed."""

    challenge: str


def is_installed() -> bool:
    return find_spec("webauthn") is not None


def host_of(header: str) -> Host:
    """The host in the header of a request. Browsers take passkeys from `https` alone, except on their own machine.

    >>> host_of("games.example.org:8443"), host_of("localhost:8000").origins
    (Host(name='games.example.org', origins=['https://games.example.org:8443']), ['https://localhost:8000', 'http://localhost:8000'])
    """
    name, host = name_of(header), header.lower()
    is_own_machine = name == "localhost" or name.endswith(".localhost")
    return Host(name, [f"https://{host}", *([f"http://{host}"] if is_own_machine else [])])


def check_available(host: Host) -> None:
    if not is_installed():
        raise Refused("no-passkeys")
    if is_address(host.name):
        raise Refused("passkey-address", given=host.name)


def to_base64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def from_base64(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise Refused("bad-passkey") from None


def challenge_in(passkey: MadePasskey | UsedPasskey) -> str:
    """The challenge that a browser was given."""
    try:
        data = msgspec.json.decode(from_base64(passkey.client_data), type=ClientData)
        return from_base64(data.challenge).decode("ascii")
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Refused("bad-passkey") from None


@contextmanager
def verifying() -> Iterator[None]:
    """Whatever the library stumbles over in what a stranger sent, it is refused: a missing part is a KeyError there."""
    try:
        yield
    except Exception:
        raise Refused("bad-passkey") from None


def check_made(passkey: MadePasskey, challenge: str, host: Host) -> MadeKey:
    """The key of a new passkey."""
    from webauthn import verify_registration_response
    from webauthn.helpers.structs import AuthenticatorAttestationResponse, RegistrationCredential

    response = AuthenticatorAttestationResponse(
        client_data_json=from_base64(passkey.client_data), attestation_object=from_base64(passkey.attestation)
    )
    credential = RegistrationCredential(id=passkey.id, raw_id=from_base64(passkey.id), response=response)
    with verifying():
        made = verify_registration_response(
            credential=credential,
            expected_challenge=challenge.encode(),
            expected_rp_id=host.name,
            expected_origin=host.origins,
        )
    if made.credential_id != credential.raw_id:  # under which the browser will show it
        raise Refused("bad-passkey")
    return MadeKey(made.credential_id, made.credential_public_key, made.sign_count)


def check_used(passkey: UsedPasskey, challenge: str, host: Host, public_key: bytes, counter: int) -> int:
    """The counter of a passkey after this use."""
    from webauthn import verify_authentication_response
    from webauthn.helpers.structs import AuthenticationCredential, AuthenticatorAssertionResponse

    response = AuthenticatorAssertionResponse(
        client_data_json=from_base64(passkey.client_data),
        authenticator_data=from_base64(passkey.authenticator),
        signature=from_base64(passkey.signature),
    )
    credential = AuthenticationCredential(id=passkey.id, raw_id=from_base64(passkey.id), response=response)
    with verifying():
        used = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge.encode(),
            expected_rp_id=host.name,
            expected_origin=host.origins,
            credential_public_key=public_key,
            credential_current_sign_count=counter,
        )
    return used.new_sign_count
