"""Presets: names for sets of house rules (HOUSE-2), each described by `preset-NAME` in the catalogues."""

OFFICIAL = "official"  # the sheet of the edition and nothing else

PRESETS = {
    OFFICIAL: (),
    "family": ("progressive", "draw_until_playable", "number_start"),
    "party": ("progressive", "seven_zero", "jump_in", "draw_until_playable"),
    "chaos": ("cross_stacking", "deflect", "seven_zero", "jump_in", "multi_play", "free_draw_four", "mercy=25"),
}
