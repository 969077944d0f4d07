"""What tests and benchmarks share: real servers, browsers and terminals, and ways to play."""
