import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { site } from '../slot.ts';

export const internetRadio = action({
  id: 'internet-radio',
  title: 'Play an internet radio stream in the background, and stop it the next time',
  slots: { stream: site('address of the stream', 'https://ice1.somafm.com/groovesalad-128-mp3') },
  code: ({ stream }) => ahk`ToggleRadio(${quoteString(stream)})`,
  needs: () => ahk`
  ToggleRadio(stream) {
      static player := 0
      if player {
          player.controls.stop()
          player := 0
          return
      }
      player := ComObject("WMPlayer.OCX") ; Windows Media Player, without its window
      player.url := stream
  }
`,
});
