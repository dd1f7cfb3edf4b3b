import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { PROGRAM_VOLUMES } from './program-volumes.ts';

export const muteSpotifyAds = recipe({
  id: 'mute-spotify-ads',
  title: 'Mute the adverts of Spotify',
  slots: {},
  code: () => ahk`
  SetTimer(CheckSong, 500)

  CheckSong() {
      static wasAdvert := false
      if !WinExist("ahk_exe Spotify.exe")
          return
      isAdvert := !InStr(WinGetTitle(), " - ") ; a song shows as "artist - title"
      if isAdvert != wasAdvert {
          for volume in ProgramVolumes("Spotify.exe")
              ComCall(5, volume, "Int", isAdvert, "Ptr", 0)
          wasAdvert := isAdvert
      }
  }

  ${PROGRAM_VOLUMES}
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
