#Persistence
