vk41::Send "1"
a::Send "2"
