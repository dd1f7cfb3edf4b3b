vk1FF::return
