Reload 1
