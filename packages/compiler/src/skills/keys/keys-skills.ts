import { accentedLetters } from './accented-letters.ts';
import { arrowLayer } from './arrow-layer.ts';
import { blockSystemKeys } from './block-system-keys.ts';
import { capsLockAutoOff } from './caps-lock-auto-off.ts';
import { capsLockGuard } from './caps-lock-guard.ts';
import { capsLockOff } from './caps-lock-off.ts';
import { capsLockOneWord } from './caps-lock-one-word.ts';
import { capsLockWithoutCapitals } from './caps-lock-without-capitals.ts';
import { composeKey } from './compose-key.ts';
import { copilotKey } from './copilot-key.ts';
import { disableKey } from './disable-key.ts';
import { disableWindowsKey } from './disable-windows-key.ts';
import { disableWindowsKeyInProgram } from './disable-windows-key-in-program.ts';
import { doubleTapKey } from './double-tap-key.ts';
import { dualRoleKey } from './dual-role-key.ts';
import { functionKeysOnNumbers } from './function-keys-on-numbers.ts';
import { hyperKey } from './hyper-key.ts';
import { keyboardLayout } from './keyboard-layout.ts';
import { languageForProgram } from './language-for-program.ts';
import { leaderKey } from './leader-key.ts';
import { letterScrollKeys } from './letter-scroll-keys.ts';
import { lockInput } from './lock-input.ts';
import { lockKeyAlways } from './lock-key-always.ts';
import { lockUntilWord } from './lock-until-word.ts';
import { longPressKey } from './long-press-key.ts';
import { macShortcuts } from './mac-shortcuts.ts';
import { mediaKeys } from './media-keys.ts';
import { multiTapKey } from './multi-tap-key.ts';
import { noKeyRepeat } from './no-key-repeat.ts';
import { numpadDecimal } from './numpad-decimal.ts';
import { numpadLayer } from './numpad-layer.ts';
import { pressKey } from './press-key.ts';
import { recordKeys } from './record-keys.ts';
import { remapKey } from './remap-key.ts';
import { setInputLanguage } from './set-input-language.ts';
import { setKeyRepeat } from './set-key-repeat.ts';
import { spaceCadetShift } from './space-cadet-shift.ts';
import { stickyModifier } from './sticky-modifier.ts';
import { suspendHotkeys } from './suspend-hotkeys.ts';
import { swapKeys } from './swap-keys.ts';
import { swapNumberRow } from './swap-number-row.ts';
import { switchInputLanguage } from './switch-input-language.ts';
import { toggleLockKey } from './toggle-lock-key.ts';
import { twoKeysTogether } from './two-keys-together.ts';

export const KEYS_SKILLS = [
  accentedLetters,
  arrowLayer,
  blockSystemKeys,
  capsLockAutoOff,
  capsLockGuard,
  capsLockOff,
  capsLockOneWord,
  capsLockWithoutCapitals,
  composeKey,
  copilotKey,
  disableKey,
  disableWindowsKeyInProgram,
  disableWindowsKey,
  doubleTapKey,
  dualRoleKey,
  functionKeysOnNumbers,
  hyperKey,
  keyboardLayout,
  languageForProgram,
  leaderKey,
  letterScrollKeys,
  lockInput,
  lockKeyAlways,
  lockUntilWord,
  longPressKey,
  macShortcuts,
  mediaKeys,
  multiTapKey,
  noKeyRepeat,
  numpadDecimal,
  numpadLayer,
  pressKey,
  recordKeys,
  remapKey,
  setInputLanguage,
  setKeyRepeat,
  spaceCadetShift,
  stickyModifier,
  suspendHotkeys,
  swapKeys,
  swapNumberRow,
  switchInputLanguage,
  toggleLockKey,
  twoKeysTogether,
];
