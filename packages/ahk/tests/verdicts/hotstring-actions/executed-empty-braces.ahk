:X:sig::{}
