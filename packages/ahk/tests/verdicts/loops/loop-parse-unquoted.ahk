Loop, Parse, text, `,
    MsgBox A_LoopField
