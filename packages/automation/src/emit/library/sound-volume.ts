import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** How loud the computer is and what the microphone hears. Without a sound device there is nothing to set. */
export const VOLUME_HELPERS = {
  VolumeBefore: {
    code: ahk`
      ; What the volume was before this script changed it; empty if it has not
      VolumeBefore() {
          static before := {level: "", isMuted: false}
          return before
      }
    `,
  },
  KeepVolume: {
    code: ahk`
      KeepVolume() {
          before := VolumeBefore()
          if before.level = ""
              try before.isMuted := SoundGetMute(), before.level := SoundGetVolume()
      }
    `,
    needs: ['VolumeBefore'],
  },
  RestoreVolume: {
    code: ahk`
      RestoreVolume() {
          before := VolumeBefore()
          if before.level != ""
              try SoundSetVolume(before.level), SoundSetMute(before.isMuted)
          before.level := ""
      }
    `,
    needs: ['VolumeBefore'],
  },
  FadeVolume: {
    code: ahk`
      ; Changes the volume evenly over this many milliseconds
      FadeVolume(level, milliseconds, run := 0) {
          try first := SoundGetVolume()
          catch
              return
          start := A_TickCount
          Loop {
              share := milliseconds > 0 ? Min(1, (A_TickCount - start) / milliseconds) : 1
              try SoundSetVolume(first + (level - first) * share)
              if share = 1
                  return
              if run && run.stopped
                  Exit()
              Sleep(50)
          }
      }
    `,
  },
  Microphones: {
    code: ahk`
      ; The volume controls (IAudioEndpointVolume) of the microphone in use: for calls it may be a different one
      Microphones() {
          controls := []
          try {
              devices := ComObject("{BCDE0395-E52F-467C-8E3D-C4579291692E}", "{A95664D2-9614-4F35-A746-DE8DB63617E6}")
              controlType := Buffer(16)
              DllCall("ole32\CLSIDFromString", "Str", "{5CDF2C82-841E-4546-9722-0CF74078229A}", "Ptr", controlType)
              for role in [0, 2] { ; the usual one, and the one for calls
                  ComCall(4, devices, "Int", 1, "Int", role, "Ptr*", &found := 0)
                  ComCall(3, ComValue(13, found), "Ptr", controlType, "UInt", 23, "Ptr", 0, "Ptr*", &found)
                  controls.Push(ComValue(13, found))
              }
          }
          return controls
      }
    `,
  },
  SetMicMute: {
    code: ahk`
      ; 1 mutes the microphone, 0 turns it back on, -1 toggles it
      SetMicMute(state) {
          for microphone in Microphones() {
              if state = -1 {
                  ComCall(15, microphone, "Int*", &isMuted := 0)
                  state := !isMuted
              }
              ComCall(14, microphone, "Int", state, "Ptr", 0)
          }
      }
    `,
    needs: ['Microphones'],
  },
  SetMicVolume: {
    code: ahk`
      SetMicVolume(percent) {
          for microphone in Microphones()
              ComCall(7, microphone, "Float", Max(0, Min(100, percent)) / 100, "Ptr", 0)
      }
    `,
    needs: ['Microphones'],
  },
  ChangeMicVolume: {
    code: ahk`
      ChangeMicVolume(percent, least := 0, most := 100) {
          for microphone in Microphones() {
              ComCall(9, microphone, "Float*", &level := 0)
              SetMicVolume(Max(least, Min(most, level * 100 + percent)))
              return
          }
      }
    `,
    needs: ['Microphones', 'SetMicVolume'],
  },
} as const satisfies Library;
