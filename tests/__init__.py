import os

if os.environ.get("GUILDHALL_TEST_COMPILED"):
    from tests.native import import_compiled

    import_compiled()
