"""Scotland Yard Venice: Mister X hides his station and shows his ticket; the detectives hunt him for 22 rounds."""
