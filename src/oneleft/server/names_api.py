"""Names that are one's own over HTTP. Secrets are in the bodies of requests, which no log has."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import Body

from oneleft.protocol import claimed_names as p
from oneleft.protocol.recovery_codes import new_code

from .dependencies import PROBLEMS, TheAdmission, TheNames
from .passkeys import Host, host_of

Asked = Request[Any, Any, State]


def asked_host(request: Asked) -> Host:
    return host_of(request.headers.get("host", ""))


@post("/names/look", summary="Whether a nickname is claimed, and by this device", status_code=200, responses=PROBLEMS)
async def look_at_name(
    admission: TheAdmission, names: TheNames, request: Asked, data: Annotated[p.OnDevice, Body()]
) -> p.NameShown:
    admission.check_names(request.scope)
    return await names.look(data)


@post("/names/codes", summary="A new recovery code, which does not count yet", status_code=200, responses=PROBLEMS)
async def new_recovery_code(admission: TheAdmission, request: Asked) -> p.NewCode:
    admission.check_names(request.scope)
    return p.NewCode(recovery=new_code())


@post("/names/challenges", summary="A challenge for a passkey", status_code=200, responses=PROBLEMS)
async def new_challenge(
    admission: TheAdmission, names: TheNames, request: Asked, data: Annotated[p.AskChallenge, Body()]
) -> p.Challenge:
    admission.check_names(request.scope)
    return await names.challenge(data, asked_host(request))


@post("/names", summary="Claim a nickname, with a recovery code or a passkey", responses=PROBLEMS)
async def claim_name(
    admission: TheAdmission, names: TheNames, request: Asked, data: Annotated[p.ClaimName, Body()]
) -> p.OwnName:
    """What the device has played under this name goes over to it."""
    admission.check_names(request.scope)
    admission.check_claim(request.scope)
    return await names.claim(data, asked_host(request))


@post("/names/sign-in", summary="Sign in on a device, or prove anew who is there", status_code=200, responses=PROBLEMS)
async def sign_in(
    admission: TheAdmission, names: TheNames, request: Asked, data: Annotated[p.SignIn, Body()]
) -> p.OwnName:
    admission.check_names(request.scope)
    return await names.sign_in(data, asked_host(request))


@post("/names/sign-out", summary="Sign out on a device", status_code=204, responses=PROBLEMS)
async def sign_out(
    admission: TheAdmission, names: TheNames, request: Asked, data: Annotated[p.OnDevice, Body()]
) -> None:
    admission.check_names(request.scope)
    await names.sign_out(data)


@post("/names/sign-out-others", summary="Sign out on all other devices", status_code=200, responses=PROBLEMS)
async def sign_out_others(
    admission: TheAdmission, names: TheNames, request: Asked, data: Annotated[p.OwnerAsks, Body()]
) -> p.OwnName:
    admission.check_names(request.scope)
    return await names.sign_out_others(data)


@post("/names/keys", summary="Add or remove a passkey, or replace the code", status_code=200, responses=PROBLEMS)
async def change_keys(
    admission: TheAdmission, names: TheNames, request: Asked, data: Annotated[p.ChangeKeys, Body()]
) -> p.OwnName:
    admission.check_names(request.scope)
    return await names.change_keys(data, asked_host(request))


@post("/names/export", summary="Everything stored about the owner of a name", status_code=200, responses=PROBLEMS)
async def export_data(
    admission: TheAdmission, names: TheNames, request: Asked, data: Annotated[p.OwnerAsks, Body()]
) -> p.OwnData:
    admission.check_names(request.scope)
    return await names.export(data)


@post("/names/release", summary="Give a name up, so that anyone can claim it", status_code=204, responses=PROBLEMS)
async def release_name(
    admission: TheAdmission, names: TheNames, request: Asked, data: Annotated[p.OwnerAsks, Body()]
) -> None:
    admission.check_names(request.scope)
    await names.release(data)


@post("/names/delete", summary="Delete everything about the owner of a name", status_code=204, responses=PROBLEMS)
async def delete_data(
    admission: TheAdmission, names: TheNames, request: Asked, data: Annotated[p.OwnerAsks, Body()]
) -> None:
    """Results stay without a name, so that other people's histories stay true."""
    admission.check_names(request.scope)
    await names.delete(data)


HANDLERS = [
    look_at_name,
    new_recovery_code,
    new_challenge,
    claim_name,
    sign_in,
    sign_out,
    sign_out_others,
    change_keys,
    export_data,
    release_name,
    delete_data,
]
