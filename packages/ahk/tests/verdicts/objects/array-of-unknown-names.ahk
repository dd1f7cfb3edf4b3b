days := [Mon, Tue, Wed]
