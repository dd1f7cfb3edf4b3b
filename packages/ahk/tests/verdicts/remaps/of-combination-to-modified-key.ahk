Space & h::^Left
