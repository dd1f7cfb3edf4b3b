vk41sc01E::Send "b"
