"""What `nascondino bench …` measures, beside peers, in one run."""
