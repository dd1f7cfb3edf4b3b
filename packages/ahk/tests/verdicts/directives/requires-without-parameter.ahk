#Requires
