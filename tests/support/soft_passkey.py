"""A passkey in software: what a browser would make of a challenge, honest or forged in any detail."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from oneleft.server.passkeys import to_base64

PRESENT, MADE = 0x01, 0x40  # flags: someone was there, and there is a new key


class SoftPasskey:
    def __init__(self, credential: bytes, host: str = "localhost", origin: str = "http://localhost") -> None:
        self.credential, self.host, self.origin = credential, host, origin
        self.key = ec.derive_private_key(int.from_bytes(sha256(credential).digest()) >> 8, ec.SECP256R1())
        self.counter = 0

    def data(self, flags: int) -> bytes:
        self.counter += 1
        return sha256(self.host.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4)

    def client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def make(self, challenge: str) -> dict[str, Any]:
        point = self.key.public_key().public_numbers()
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)})
        data = self.data(PRESENT | MADE) + bytes(16) + len(self.credential).to_bytes(2) + self.credential + cose
        return {
            "id": to_base64(self.credential),
            "client_data": to_base64(self.client_data("webauthn.create", challenge)),
            "attestation": to_base64(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }

    def use(self, challenge: str) -> dict[str, Any]:
        data, client_data = self.data(PRESENT), self.client_data("webauthn.get", challenge)
        signature = self.key.sign(data + sha256(client_data).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "id": to_base64(self.credential),
            "client_data": to_base64(client_data),
            "authenticator": to_base64(data),
            "signature": to_base64(signature),
        }
