import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const KINDS = {
  output: ['speakers', 'headphones', 'headset', 'output', 'playback', 'sound'],
  microphone: ['microphone', 'mic', 'mics', 'input', 'recording'],
};

export const switchSoundDevice = action({
  id: 'switch-sound-device',
  title: 'Switch to the next sound device, such as from speakers to headset',
  slots: { kind: choice('kind of device', KINDS, 'output') },
  code: ({ kind }) =>
    ahk`NextSoundDevice(${kind === 'output' ? '0' : '1'}) ; 0 = speakers and headphones, 1 = microphones`,
  needs: () => ahk`
  ; Makes the next connected device the default one. Devices that you disable in the sound settings are left out.
  NextSoundDevice(kind) {
      enumerator := ComObject("{BCDE0395-E52F-467C-8E3D-C4579291692E}", "{A95664D2-9614-4F35-A746-DE8DB63617E6}")
      ComCall(4, enumerator, "Int", kind, "Int", 1, "Ptr*", &found := 0)
      current := SoundDeviceId(ComValue(13, found))
      ComCall(3, enumerator, "Int", kind, "UInt", 1, "Ptr*", &found)
      devices := ComValue(13, found)
      ComCall(3, devices, "UInt*", &count := 0)
      ids := [], next := 1
      Loop count {
          ComCall(4, devices, "UInt", A_Index - 1, "Ptr*", &found)
          ids.Push(SoundDeviceId(ComValue(13, found)))
          if ids[A_Index] = current
              next := Mod(A_Index, count) + 1
      }
      settings := ComObject("{870AF99C-171D-4F9E-AF0D-E63DF40C2BC9}", "{F8679F50-850A-41CF-9C72-430F290290C8}")
      Loop 3 ; the default for sounds, for media and for calls
          ComCall(13, settings, "Str", ids[next], "Int", A_Index - 1)
      ToolTip(kind = 0 ? "Sound: " SoundGetName() : "Microphone " next " of " count)
      SetTimer(ToolTip, -2000)
  }

  SoundDeviceId(device) {
      ComCall(5, device, "Ptr*", &address := 0)
      id := StrGet(address)
      DllCall("ole32\CoTaskMemFree", "Ptr", address)
      return id
  }
`,
});
