:X:nothing::
