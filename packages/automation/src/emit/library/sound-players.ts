import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** What plays, beeps and speaks. */
export const PLAYER_HELPERS = {
  PauseMedia: {
    code: ahk`
      ; Pauses what is playing. The media key would resume what is paused, so the players are told one by one
      PauseMedia() {
          players := MediaPlayers()
          for player in players
              TellPlayer(player, 11) ; one that is paused stays paused
          if !players.Length && SoundIsHeard()
              Send("{Media_Play_Pause}") ; a player that Windows doesn't know about
      }
    `,
    needs: ['MediaPlayers', 'TellPlayer', 'SoundIsHeard'],
  },
  StopMedia: {
    code: ahk`
      ; Stops what is playing. The media key does nothing while the computer is locked, so the players are told
      StopMedia() {
          players := MediaPlayers()
          for player in players {
              TellPlayer(player, 12)
              TellPlayer(player, 11) ; one that cannot stop is paused
          }
          if !players.Length
              Send("{Media_Stop}")
      }
    `,
    needs: ['MediaPlayers', 'TellPlayer'],
  },
  PlayPause: {
    code: ahk`
      ; Does what the Play/Pause key does, even while the computer is locked
      PlayPause() {
          players := MediaPlayers(true)
          if players.Length
              TellPlayer(players[1], 20)
          else
              Send("{Media_Play_Pause}")
      }
    `,
    needs: ['MediaPlayers', 'TellPlayer'],
  },
  TellPlayer: {
    code: ahk`
      ; 11 pauses a player, 12 stops it, 20 changes between playing and pausing
      TellPlayer(player, order) {
          try {
              ComCall(order, player, "Ptr*", &found := 0)
              ObjRelease(found)
          }
      }
    `,
  },
  MediaPlayers: {
    code: ahk`
      ; The players that show up next to the volume in Windows 10 and 11, or only the one that the keys go to
      MediaPlayers(isOnlyCurrent := false) {
          players := []
          try {
              name := "Windows.Media.Control.GlobalSystemMediaTransportControlsSessionManager"
              typeId := Buffer(16)
              DllCall("ole32\CLSIDFromString", "Str", "{2050C4EE-11A0-57DE-AED7-C97C70338245}", "Ptr", typeId)
              DllCall("combase\WindowsCreateString", "Str", name, "UInt", StrLen(name), "Ptr*", &text := 0)
              DllCall("combase\RoGetActivationFactory", "Ptr", text, "Ptr", typeId, "Ptr*", &found := 0)
              DllCall("combase\WindowsDeleteString", "Ptr", text)
              ComCall(6, ComValue(13, found), "Ptr*", &found)
              request := ComValue(13, found), progress := ComObjQuery(request, "{00000036-0000-0000-C000-000000000046}")
              Loop 50 { ; up to half a second
                  ComCall(7, progress, "Int*", &state := 0)
                  if state
                      break
                  Sleep(10)
              }
              ComCall(8, request, "Ptr*", &found)
              manager := ComValue(13, found)
              if isOnlyCurrent {
                  ComCall(6, manager, "Ptr*", &found)
                  if found
                      players.Push(ComValue(13, found))
                  return players
              }
              ComCall(7, manager, "Ptr*", &found)
              list := ComValue(13, found)
              ComCall(7, list, "UInt*", &count := 0)
              Loop count {
                  ComCall(6, list, "UInt", A_Index - 1, "Ptr*", &found)
                  players.Push(ComValue(13, found))
              }
          }
          return players
      }
    `,
  },
  SoundIsHeard: {
    code: ahk`
      ; Whether anything can be heard within half a second
      SoundIsHeard() {
          try {
              devices := ComObject("{BCDE0395-E52F-467C-8E3D-C4579291692E}", "{A95664D2-9614-4F35-A746-DE8DB63617E6}")
              ComCall(4, devices, "Int", 0, "Int", 1, "Ptr*", &found := 0)
              meterType := Buffer(16)
              DllCall("ole32\CLSIDFromString", "Str", "{C02216F6-8C67-4B5B-9D00-D008E73E0064}", "Ptr", meterType)
              ComCall(3, ComValue(13, found), "Ptr", meterType, "UInt", 23, "Ptr", 0, "Ptr*", &found)
              meter := ComValue(13, found)
              Loop 10 {
                  ComCall(3, meter, "Float*", &peak := 0)
                  if peak > 0.0001
                      return true
                  Sleep(50)
              }
          }
          return false
      }
    `,
  },
  BeepTimes: {
    code: ahk`
      BeepTimes(times, pitch := 750, milliseconds := 300) {
          Loop times {
              SoundBeep(pitch, milliseconds)
              Sleep(150)
          }
      }
    `,
  },
  PlaySoundFile: {
    code: ahk`
      ; Plays a sound without waiting for it to finish
      PlaySoundFile(path) {
          try SoundPlay(path)
          catch {
              ToolTip("The sound " path " cannot be played.")
              SetTimer(ToolTip, -2000)
          }
      }
    `,
  },
  Voice: {
    code: ahk`
      ; The voice of Windows
      Voice() {
          static speaker := ComObject("SAPI.SpVoice")
          return speaker
      }
    `,
  },
  Speak: {
    code: ahk`
      ; Says something after what is being said, without waiting for it to finish
      Speak(words) {
          try Voice().Speak(String(words), 17) ; 1: does not wait; 16: "<" is a character like any other
      }
    `,
    needs: ['Voice'],
  },
  StopSpeaking: {
    code: ahk`
      StopSpeaking() {
          try Voice().Speak("", 3) ; 2 skips what has not been said yet
      }
    `,
    needs: ['Voice'],
  },
} as const satisfies Library;
