::::::text
