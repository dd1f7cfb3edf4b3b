import { ahk } from '../ahk-text.ts';

/** The function that finds an Office program which is already open, and says so if it is not. */
export const RUNNING = ahk`
  ; The Office program with this name if it is open. Otherwise says so and ends what was begun.
  OfficeProgram(name) {
      try
          return ComObjActive(name)
      MsgBox("Please open " StrSplit(name, ".")[1] " first.")
      Exit()
  }
`;

/** The letters of the columns, as people say them. */
export const COLUMNS = Object.fromEntries(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => [letter, [`column ${letter.toLowerCase()}`]]),
);
