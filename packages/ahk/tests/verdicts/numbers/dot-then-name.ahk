a := .name
