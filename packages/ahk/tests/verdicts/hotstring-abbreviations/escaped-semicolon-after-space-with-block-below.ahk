::s `;g::
{
    MsgBox "x"
}
