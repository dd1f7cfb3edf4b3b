#EscapeChar \
