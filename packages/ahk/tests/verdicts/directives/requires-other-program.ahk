#Requires Python 3.11
