a & `;::MsgBox "x"
