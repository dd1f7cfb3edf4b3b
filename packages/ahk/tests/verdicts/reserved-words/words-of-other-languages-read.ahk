if x == none
    pass
