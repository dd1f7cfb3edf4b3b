import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, path } from '../slot.ts';

const LETTERS = 'ZYXWVUTSRQPONMLKJHGFED';
const DRIVES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...LETTERS].map((letter) => [`${letter}:`, [`drive ${letter}`, `${letter} drive`, `letter ${letter}`]]),
);

export const connectNetworkDrive = action({
  id: 'connect-network-drive',
  title: 'Connect a network folder as a drive',
  slots: {
    folder: path('network folder', '\\\\server\\share'),
    drive: choice('drive letter', DRIVES, 'Z:'),
  },
  code: ({ folder, drive }) => ahk`
  if !DirExist("${drive}\") && RunWait(${quoteString(`net use ${drive} "${folder}"`)},, "Hide")
      MsgBox("The drive ${drive} could not be connected.")
`,
});
