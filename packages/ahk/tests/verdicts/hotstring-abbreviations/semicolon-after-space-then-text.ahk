::s ;g::text
