import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** Speakers, headphones and microphones: AutoHotkey can neither list them nor choose one. */
export const DEVICE_HELPERS = {
  SoundDevices: {
    code: ahk`
      ; The devices that are plugged in: 0 for speakers and headphones, 1 for microphones
      SoundDevices(kind) {
          devices := []
          try {
              all := ComObject("{BCDE0395-E52F-467C-8E3D-C4579291692E}", "{A95664D2-9614-4F35-A746-DE8DB63617E6}")
              ComCall(3, all, "Int", kind, "UInt", 1, "Ptr*", &found := 0)
              list := ComValue(13, found)
              ComCall(3, list, "UInt*", &count := 0)
              Loop count {
                  ComCall(4, list, "UInt", A_Index - 1, "Ptr*", &found)
                  devices.Push(ComValue(13, found))
              }
          }
          return devices
      }
    `,
  },
  DeviceId: {
    code: ahk`
      DeviceId(device) {
          ComCall(5, device, "Ptr*", &address := 0)
          id := StrGet(address)
          DllCall("ole32\CoTaskMemFree", "Ptr", address)
          return id
      }
    `,
  },
  DeviceName: {
    code: ahk`
      ; Such as "Headphones (USB Audio)"
      DeviceName(device) {
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
    `,
  },
  UseDevice: {
    code: ahk`
      ; Makes a device the one that Windows uses, and says which it is
      UseDevice(device) {
          settings := ComObject("{870AF99C-171D-4F9E-AF0D-E63DF40C2BC9}", "{F8679F50-850A-41CF-9C72-430F290290C8}")
          Loop 3 ; for sounds, for media and for calls
              ComCall(13, settings, "Str", DeviceId(device), "Int", A_Index - 1)
          ToolTip(DeviceName(device))
          SetTimer(ToolTip, -2000)
      }
    `,
    needs: ['DeviceId', 'DeviceName'],
  },
  PlaySoundOn: {
    code: ahk`
      ; Uses the first device with these words in its name
      PlaySoundOn(words) {
          try {
              for device in SoundDevices(0)
                  if InStr(DeviceName(device), words)
                      return UseDevice(device)
          }
          ToolTip("There is no sound device called " words ".")
          SetTimer(ToolTip, -2000)
      }
    `,
    needs: ['SoundDevices', 'DeviceName', 'UseDevice'],
  },
  NextDevice: {
    code: ahk`
      ; Goes to the next device: 0 for speakers and headphones, 1 for microphones. With words, only devices that have
      ; some of them in their names take part, in that order
      NextDevice(kind, names*) {
          try {
              choice := [], all := SoundDevices(kind)
              for words in names
                  for device in all
                      if InStr(DeviceName(device), words) {
                          choice.Push(device)
                          break
                      }
              if !names.Length
                  choice := all
              if choice.Length {
                  devices := ComObject("{BCDE0395-E52F-467C-8E3D-C4579291692E}", "{A95664D2-9614-4F35-A746-DE8DB63617E6}")
                  ComCall(4, devices, "Int", kind, "Int", 1, "Ptr*", &found := 0)
                  current := DeviceId(ComValue(13, found)), next := 1
                  for device in choice
                      if DeviceId(device) = current
                          next := Mod(A_Index, choice.Length) + 1
                  return UseDevice(choice[next])
              }
          }
          ToolTip("There is no such device.")
          SetTimer(ToolTip, -2000)
      }
    `,
    needs: ['SoundDevices', 'DeviceId', 'DeviceName', 'UseDevice'],
  },
} as const satisfies Library;
