#Persistent
