b := {content-type: 1}
