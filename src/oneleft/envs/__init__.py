"""Environments for learners, thin adapters over the law."""
