:R:sig::
(
{
)
