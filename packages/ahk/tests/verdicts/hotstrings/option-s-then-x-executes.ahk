:SX:abc1::text
