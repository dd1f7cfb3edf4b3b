a := Integer("5"), b := Float("1.5"), c := Round(2.567, 2), d := Format("{:x}", 255)
