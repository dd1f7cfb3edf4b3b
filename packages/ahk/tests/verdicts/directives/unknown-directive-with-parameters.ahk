#UseKeyboard Always, 1
