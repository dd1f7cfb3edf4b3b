#Requires AutoHotkey v2.0
^Up::SoundSetVolume "+5"
^Down::SoundSetVolume "-5"
^m::SoundSetMute -1
