::::nothing
