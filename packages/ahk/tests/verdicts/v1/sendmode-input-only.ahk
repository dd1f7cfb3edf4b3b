SendMode Input
