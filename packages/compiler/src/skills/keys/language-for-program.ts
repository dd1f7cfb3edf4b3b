import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, program } from '../slot.ts';
import { INPUT_LANGUAGES, SET_INPUT_LANGUAGE } from './input-languages.ts';

export const languageForProgram = recipe({
  id: 'language-for-program',
  title: 'Switch the keyboard language by itself whenever you go to a program',
  slots: { program: program('program'), language: choice('language', INPUT_LANGUAGES, '0409') },
  code: ({ program: { exe }, language }) => ahk`
  SetTimer(WatchWindow, 300)

  WatchWindow() {
      static last := 0
      window := WinExist("A")
      if window = last
          return
      last := window
      if WinActive(${quoteString(`ahk_exe ${exe}`)})
          SetInputLanguage("0000${language}")
  }

  ${SET_INPUT_LANGUAGE}
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
