MsgBox("He said ""hi""")
