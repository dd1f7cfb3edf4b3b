<!-- comment -->
