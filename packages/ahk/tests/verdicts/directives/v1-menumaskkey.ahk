#MenuMaskKey vkE8
