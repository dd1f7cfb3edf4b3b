FileInstall "x"
