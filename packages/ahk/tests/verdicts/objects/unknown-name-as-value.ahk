o := {width: w, height: h, list: [w, 2]}
