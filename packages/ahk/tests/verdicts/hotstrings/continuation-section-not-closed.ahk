::addr::
(
12 Long Street
Springfield
