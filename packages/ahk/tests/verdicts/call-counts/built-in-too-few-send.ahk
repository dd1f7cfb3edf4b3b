Send()
