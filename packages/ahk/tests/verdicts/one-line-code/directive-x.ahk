:X:sig::#SingleInstance
