import { ahk } from '../ahk-text.ts';
import { textOf, textOfNeeds, WHERE } from '../clipboard/selected-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

/** `ReadAloud(words)` and `StopReading()`, which share one voice. */
export const READ_ALOUD = ahk`
  readingVoice := ComObject("SAPI.SpVoice")

  ; Reads the words, or stops if it is reading
  ReadAloud(words) {
      if readingVoice.Status.RunningState = 2
          StopReading()
      else
          readingVoice.Speak(words, 1) ; 1: go on while it speaks
  }

  StopReading() {
      readingVoice.Speak("", 3) ; 2 of these 3 breaks off what is being said
  }
`;

export const readAloud = action({
  id: 'read-aloud',
  title: 'Read the selected or copied text aloud, or stop reading',
  slots: { where: choice('text to read', WHERE, 'selection') },
  code: ({ where }) => ahk`ReadAloud(${textOf(where)})`,
  needs: ({ where }) => [READ_ALOUD, textOfNeeds(where)].filter(Boolean).join('\n\n'),
});
