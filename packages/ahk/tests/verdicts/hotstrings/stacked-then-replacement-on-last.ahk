::one::
::uno::1
