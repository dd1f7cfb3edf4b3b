sc03A::vk1B
a::vk42sc030
