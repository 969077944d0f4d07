"""Laws that hold on every table there can be."""
