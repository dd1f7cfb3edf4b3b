vkGG::return
