F8::try FileDelete "x"
