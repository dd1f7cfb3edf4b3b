:::Send "colon"
