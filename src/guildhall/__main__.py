from guildhall.cli import main

main()
