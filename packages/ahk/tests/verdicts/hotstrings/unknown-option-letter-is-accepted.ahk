:Q:qq::unknown option
