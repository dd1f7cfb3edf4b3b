import { antiAfk } from './anti-afk.ts';
import { cooldownTimer } from './cooldown-timer.ts';
import { crosshair } from './crosshair.ts';
import { gameChatMessage } from './game-chat-message.ts';
import { holdKeyFor } from './hold-key-for.ts';
import { holdKeyToggle } from './hold-key-toggle.ts';
import { holdTogether } from './hold-together.ts';
import { holdTwoKeysToggle } from './hold-two-keys-toggle.ts';
import { loopKeys } from './loop-keys.ts';
import { loopKeysWhileHeld } from './loop-keys-while-held.ts';
import { nextKeyInList } from './next-key-in-list.ts';
import { pressKeyWhenPixelChanges } from './press-key-when-pixel-changes.ts';
import { pressKeysEvery } from './press-keys-every.ts';
import { pressKeysInOrder } from './press-keys-in-order.ts';
import { pressKeysTogether } from './press-keys-together.ts';
import { randomKeyInList } from './random-key-in-list.ts';
import { rapidFire } from './rapid-fire.ts';
import { scrollToKey } from './scroll-to-key.ts';
import { sendKeyToBackground } from './send-key-to-background.ts';
import { spamKey } from './spam-key.ts';
import { spamWhileHeld } from './spam-while-held.ts';
import { toggleInsteadOfHold } from './toggle-instead-of-hold.ts';
import { wasdArrows } from './wasd-arrows.ts';

export const GAMES_SKILLS = [
  antiAfk,
  cooldownTimer,
  crosshair,
  gameChatMessage,
  holdKeyFor,
  holdKeyToggle,
  holdTogether,
  holdTwoKeysToggle,
  loopKeysWhileHeld,
  loopKeys,
  nextKeyInList,
  pressKeyWhenPixelChanges,
  pressKeysEvery,
  pressKeysInOrder,
  pressKeysTogether,
  randomKeyInList,
  rapidFire,
  scrollToKey,
  sendKeyToBackground,
  spamKey,
  spamWhileHeld,
  toggleInsteadOfHold,
  wasdArrows,
];
