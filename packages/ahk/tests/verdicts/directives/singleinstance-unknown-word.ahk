#SingleInstance Always
