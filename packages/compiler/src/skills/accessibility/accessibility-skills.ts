import { confirmBeforeClosing } from './confirm-before-closing.ts';
import { dictation } from './dictation.ts';
import { dwellClick } from './dwell-click.ts';
import { findPointer } from './find-pointer.ts';
import { highlightPointer } from './highlight-pointer.ts';
import { holdBackspace } from './hold-backspace.ts';
import { holdToConfirmKey } from './hold-to-confirm-key.ts';
import { ignoreClicksWhileTyping } from './ignore-clicks-while-typing.ts';
import { ignoreFastRepeats } from './ignore-fast-repeats.ts';
import { keysAsMouseButtons } from './keys-as-mouse-buttons.ts';
import { lockKeyIndicator } from './lock-key-indicator.ts';
import { mirrorKeyboard } from './mirror-keyboard.ts';
import { pointerSize } from './pointer-size.ts';
import { readAloud } from './read-aloud.ts';
import { readingRuler } from './reading-ruler.ts';
import { showKeys } from './show-keys.ts';
import { slowKeys } from './slow-keys.ts';
import { speakKeys } from './speak-keys.ts';
import { stopReading } from './stop-reading.ts';

export const ACCESSIBILITY_SKILLS = [
  confirmBeforeClosing,
  dictation,
  dwellClick,
  findPointer,
  highlightPointer,
  holdBackspace,
  holdToConfirmKey,
  ignoreClicksWhileTyping,
  ignoreFastRepeats,
  keysAsMouseButtons,
  lockKeyIndicator,
  mirrorKeyboard,
  pointerSize,
  readAloud,
  readingRuler,
  showKeys,
  slowKeys,
  speakKeys,
  stopReading,
];
