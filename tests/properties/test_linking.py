"""What kernels bring along is their own: code that is compiled after them does not run it by mistake."""

import subprocess
import sys

import pytest


@pytest.mark.slow
def test_a_function_in_a_kernel_does_not_stand_for_the_same_one_elsewhere():
    command = [sys.executable, "-m", "tests.support.linked_twice"]  # by itself, since a mistake crashes it
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    interpreted, in_a_kernel, elsewhere = done.stdout.split()
    assert interpreted == in_a_kernel == elsewhere
