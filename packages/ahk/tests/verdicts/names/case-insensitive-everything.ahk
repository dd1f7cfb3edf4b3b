MSGBOX "a"
msgbox STRLEN("x")
IF TRUE {
    LOOP 2
        CONTINUE
}
X := a_scriptdir
