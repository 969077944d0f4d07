"""Names that are one's own at a server, opened with a recovery code. Passkeys are for browsers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneleft.protocol import claimed_names as p

if TYPE_CHECKING:
    from .lobby import Lobby


class Names:
    """The claimed names of a device at a server. ``person`` is its `device_secret`."""

    def __init__(self, lobby: Lobby, person: str) -> None:
        self.lobby: Lobby = lobby
        self.person: str = person

    async def look(self, nickname: str) -> p.NameShown:
        """Whether a nickname is claimed, and by this device."""
        return await self.lobby.ask(p.NameShown, "POST", "/api/names/look", self.device(nickname))

    async def new_code(self) -> str:
        """A recovery code, which counts once it was given to `claim` or `replace_code`."""
        return (await self.lobby.ask(p.NewCode, "POST", "/api/names/codes")).recovery

    async def claim(self, nickname: str, code: str) -> p.OwnName:
        """Claim a nickname. Keep the code: it opens the name on other devices."""
        asked = p.ClaimName(nickname=nickname, person=self.person, recovery=code)
        return await self.lobby.ask(p.OwnName, "POST", "/api/names", asked)

    async def sign_in(self, nickname: str, code: str) -> p.OwnName:
        """Sign in, or prove anew who is there: ``proof`` of the answer is for the methods that ask for one."""
        asked = p.SignIn(nickname=nickname, person=self.person, recovery=code)
        return await self.lobby.ask(p.OwnName, "POST", "/api/names/sign-in", asked)

    async def sign_out(self, nickname: str) -> None:
        await self.lobby.tell("/api/names/sign-out", self.device(nickname))

    async def sign_out_others(self, nickname: str, proof: str) -> p.OwnName:
        return await self.lobby.ask(p.OwnName, "POST", "/api/names/sign-out-others", self.owner(nickname, proof))

    async def replace_code(self, nickname: str, proof: str, code: str) -> p.OwnName:
        """Use another recovery code. The old one stops working."""
        asked = p.ChangeKeys(nickname=nickname, person=self.person, proof=proof, recovery=code)
        return await self.lobby.ask(p.OwnName, "POST", "/api/names/keys", asked)

    async def export(self, nickname: str, proof: str) -> p.OwnData:
        """Everything that the server has stored about the owner of a name."""
        return await self.lobby.ask(p.OwnData, "POST", "/api/names/export", self.owner(nickname, proof))

    async def release(self, nickname: str, proof: str) -> None:
        """Give a name up. Results stay as they are; the rating is deleted."""
        await self.lobby.tell("/api/names/release", self.owner(nickname, proof))

    async def delete(self, nickname: str, proof: str) -> None:
        """Delete a name, its keys and its rating. Results stay without a name."""
        await self.lobby.tell("/api/names/delete", self.owner(nickname, proof))

    def device(self, nickname: str) -> p.OnDevice:
        return p.OnDevice(nickname=nickname, person=self.person)

    def owner(self, nickname: str, proof: str) -> p.OwnerAsks:
        return p.OwnerAsks(nickname=nickname, person=self.person, proof=proof)
