"""The environments in the interfaces of other libraries. Each module needs its own library."""
