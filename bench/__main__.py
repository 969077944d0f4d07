from bench.law import main

main()
