Loop {
    break
} until
