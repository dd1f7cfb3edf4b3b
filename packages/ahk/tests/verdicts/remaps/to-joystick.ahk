Space::Joy1
