"""The page in a real browser, driven by Playwright, which only developers have: for pictures, measuring and tests."""
