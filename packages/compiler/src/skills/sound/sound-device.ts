import { ahk } from '../ahk-text.ts';

/** `SoundDevices(kind)`, `SoundDeviceName(device)` and `UseSoundDevice(device)`: AutoHotkey can list no devices. */
export const SOUND_DEVICES = ahk`
  ; The connected devices; kind 0 = speakers and headphones, 1 = microphones
  SoundDevices(kind) {
      enumerator := ComObject("{BCDE0395-E52F-467C-8E3D-C4579291692E}", "{A95664D2-9614-4F35-A746-DE8DB63617E6}")
      ComCall(3, enumerator, "Int", kind, "UInt", 1, "Ptr*", &found := 0)
      list := ComValue(13, found)
      ComCall(3, list, "UInt*", &count := 0)
      devices := []
      Loop count {
          ComCall(4, list, "UInt", A_Index - 1, "Ptr*", &found)
          devices.Push(ComValue(13, found))
      }
      return devices
  }

  SoundDeviceName(device) {
      ComCall(4, device, "UInt", 0, "Ptr*", &found := 0)
      properties := ComValue(13, found)
      nameKey := Buffer(20), value := Buffer(24, 0)
      DllCall("ole32\CLSIDFromString", "Str", "{A45C254E-DF1C-4EFD-8020-67D146A850E0}", "Ptr", nameKey)
      NumPut("UInt", 14, nameKey, 16)
      ComCall(5, properties, "Ptr", nameKey, "Ptr", value)
      name := StrGet(NumGet(value, 8, "Ptr"))
      DllCall("ole32\PropVariantClear", "Ptr", value)
      return name
  }

  UseSoundDevice(device) {
      ComCall(5, device, "Ptr*", &id := 0)
      settings := ComObject("{870AF99C-171D-4F9E-AF0D-E63DF40C2BC9}", "{F8679F50-850A-41CF-9C72-430F290290C8}")
      Loop 3 ; the default for sounds, for media and for calls
          ComCall(13, settings, "Ptr", id, "Int", A_Index - 1)
      DllCall("ole32\CoTaskMemFree", "Ptr", id)
  }
`;
