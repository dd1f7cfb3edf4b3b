try { FileDelete "x" }
