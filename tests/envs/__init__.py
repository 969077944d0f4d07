"""The environments for learners."""
