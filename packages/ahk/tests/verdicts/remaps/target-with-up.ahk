a::b up
