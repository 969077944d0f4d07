"""A name of one's own in a real browser: with passkeys of its virtual authenticator, and with a recovery code."""

import json

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.slow
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def add_authenticator(page):
    """An authenticator for a page; how to ask it."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})["authenticatorId"]
    return session, made


def passkeys_of(session, authenticator):
    return session.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})["credentials"]


def open_localhost(new_page, server, path="/my-name"):
    """Browsers have no passkeys for addresses."""
    page = new_page("/icon.svg")
    page.goto(server.address.replace("127.0.0.1", "localhost") + path)
    return page


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()


def enter_name(page, name):
    page.get_by_label("Your name").fill(name)
    press(page, "Next")


def confirm_code(page, action):
    """Write down a new recovery code, and type it again as people do."""
    code = page.locator("output").inner_text()
    press(page, "I have written it down")
    page.get_by_label("Type the code again").fill(code.lower().replace("-", " "))
    press(page, action)
    return code


def test_a_passkey_claims_a_name_and_signs_in_elsewhere(new_page, server):
    page = open_localhost(new_page, server)
    session, authenticator = add_authenticator(page)
    enter_name(page, "Passkey Ana")
    page.get_by_role("button", name="Add a passkey").click()
    yours = "“Passkey Ana” is yours"
    expect(page.get_by_role("heading", name=yours)).to_be_visible()
    [passkey] = passkeys_of(session, authenticator)

    phone = open_localhost(new_page, server)
    phones, second = add_authenticator(phone)
    phones.send("WebAuthn.addCredential", {"authenticatorId": second, "credential": passkey})  # of a synced keychain
    press(phone, "Sign in with a passkey")
    expect(phone.get_by_role("heading", name=yours)).to_be_visible()
    expect(phone.get_by_text("Signed-in devices: 2")).to_be_visible()
    phones.send("WebAuthn.removeCredential", {"authenticatorId": second, "credentialId": passkey["credentialId"]})
    press(phone, "Add a passkey")
    expect(phone.get_by_text("Saved.")).to_be_visible()
    expect(phone.get_by_role("button", name="Remove")).to_have_count(2)
    assert len(passkeys_of(phones, second)) == 1

    press(page, "Sign out here")
    expect(page.get_by_text("You are signed out here.")).to_be_visible()
    page.goto(page.url.replace("/my-name", "/"))
    page.get_by_label("Your name").fill("passkey ANA")
    press(page, "Play with friends")
    expect(page.get_by_role("alert")).to_contain_text("belongs to somebody on this server")
    page.get_by_role("alert").get_by_role("link", name="Sign in").click()
    session.send("WebAuthn.clearCredentials", {"authenticatorId": authenticator})
    later = passkey | {"signCount": 100}  # the other device has used it meanwhile
    session.send("WebAuthn.addCredential", {"authenticatorId": authenticator, "credential": later})
    press(page, "Sign in with a passkey")
    expect(page.get_by_role("heading", name=yours)).to_be_visible()


def test_a_recovery_code_claims_a_name_and_its_owner_takes_their_data_along(new_page, server):
    page = new_page("/my-name")  # by its address, where there are no passkeys
    enter_name(page, "Code Bo")
    expect(page.get_by_text("No passkeys here")).to_be_visible()
    press(page, "New recovery code")
    expect(page.locator("output")).to_have_text(page.locator("output").inner_text())
    code = confirm_code(page, "Keep this name")
    expect(page.get_by_role("heading", name="“Code Bo” is yours")).to_be_visible()

    other = new_page("/my-name")
    enter_name(other, "Code Bo")
    other.get_by_label("Recovery code").fill(code[:-1])
    press(other, "Sign in")
    expect(other.get_by_role("alert")).to_contain_text("typing error")
    other.get_by_label("Recovery code").fill(code)
    press(other, "Sign in")
    expect(other.get_by_role("heading", name="“Code Bo” is yours")).to_be_visible()

    page.reload()  # the proof of the claim is forgotten
    press(page, "Download your data")
    page.get_by_label("Recovery code").fill(code)
    with page.expect_download() as download:
        press(page, "Sign in")
    data = json.loads(download.value.path().read_text("utf-8"))
    assert (data["name"]["name"], data["results"]) == ("Code Bo", [])
    press(page, "New recovery code")
    confirm_code(page, "Use this code from now on")
    expect(page.get_by_text("Saved.")).to_be_visible()
    press(page, "Delete your data")
    press(page, "Yes, delete everything")
    expect(page.get_by_text("Your data is deleted.")).to_be_visible()
    other.reload()
    expect(other.get_by_text("“Code Bo” is free.")).to_be_visible()
