"""Analysis of a finished match: win chances, luck and skill, and a verdict on every decision."""
