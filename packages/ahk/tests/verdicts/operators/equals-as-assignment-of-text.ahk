name = John Smith
