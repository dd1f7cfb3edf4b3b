+:::Send "colon"
