#!/bin/sh
# Runs a program under valgrind: a wrong access or a lost block is a failure. Exit status 77 without valgrind.
command -v valgrind > /dev/null || { echo 'valgrind is not here' >&2; exit 77; }
exec valgrind -q --error-exitcode=1 --leak-check=full --show-leak-kinds=all --errors-for-leak-kinds=all "$@"
