F2::
F3::
    return
