:::::text
