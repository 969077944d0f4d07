"""Writes the icons of the installed page, PNG files made from page/public/icon.svg."""

from __future__ import annotations

from pathlib import Path

from tests.support.browser import chromium

PUBLIC = Path(__file__).parents[1] / "page" / "public"
BACKGROUND = "#123f3d"  # of a maskable icon, of which a phone may cut off everything outside the inner 80%
ICONS = {  # their size in pixels, the share of it that the drawing has, and what is behind it
    "icon-192.png": (192, 100, "transparent"),
    "icon-512.png": (512, 100, "transparent"),
    "icon-maskable-512.png": (512, 64, BACKGROUND),
}
FRAME = """<body style="margin:0;display:grid;place-items:center;height:100vh;background:{background}">
<div style="width:{share}vw;height:{share}vw">{drawing}</div>"""


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    with chromium() as browser:
        for name, (size, share, background) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(FRAME.format(drawing=drawing, share=share, background=background))
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()


if __name__ == "__main__":
    main()
