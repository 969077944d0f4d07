"""A browser that paints a frame only when it is told to, so that a test sees every frame there is."""

from __future__ import annotations

import base64
import io
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
from PIL import Image
from playwright.sync_api import Browser, Page

from tests.support.browser import launch

FRAME_BY_FRAME = (
    "--enable-begin-frame-control",
    "--run-all-compositor-stages-before-draw",
    "--disable-threaded-animation",
    "--disable-checker-imaging",
)
MARK = (255, 0, 255)  # a colour that the page has nowhere
NEARLY = 60  # how far a colour may be from it, since pictures are compressed


@contextmanager
def frame_by_frame(browser: Browser, size: tuple[int, int], **settings: Any) -> Iterator[Page]:
    """A page of such a browser. Nothing moves there, and no animation frame comes, until a picture is taken."""
    viewport = {"width": size[0], "height": size[1]}
    launched = launch(browser.browser_type, *FRAME_BY_FRAME)
    try:
        context = launched.new_context(viewport=viewport, **settings)
        first = context.new_cdp_session(context.new_page())
        own = first.send("Target.getTargetInfo")["targetInfo"]["browserContextId"]
        asked = {"url": "about:blank", "browserContextId": own, "enableBeginFrameControl": True}
        with context.expect_page() as opened:
            launched.new_browser_cdp_session().send("Target.createTarget", asked | viewport)
        yield opened.value
    finally:
        launched.close()


class Camera:
    def __init__(self, page: Page) -> None:
        self.tool = page.context.new_cdp_session(page)
        self.marked = 0

    def marked_pixels(self) -> int:
        """Paint the next frame; how many pixels of it have the colour of the mark."""
        picture = {"format": "jpeg", "quality": 70}
        painted = self.tool.send("HeadlessExperimental.beginFrame", {"screenshot": picture})
        if "screenshotData" in painted:  # else nothing has changed
            shown = Image.open(io.BytesIO(base64.b64decode(painted["screenshotData"]))).convert("RGB")
            distance = np.abs(np.asarray(shown, dtype=np.int16) - np.array(MARK, dtype=np.int16)).max(axis=2)
            self.marked = int((distance < NEARLY).sum())
        return self.marked
