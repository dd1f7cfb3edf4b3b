::list::
(LTrim Join`n
    first
    second
)
