import type { Found } from '../found.ts';
import { lowAt } from '../low-at.ts';
import { amountAt } from '../numbers/amount.ts';
import type { Token } from '../tokens.ts';
import { lengthAt } from './length.ts';
import { randomAt } from './random-length.ts';
import { DAY, spanText, unitAt } from './units.ts';

const WAIT = /^(?:waits?|waiting|sleep|delay|pauses?)$/;
const COUNTS = /^(?:times|x|more|-|to|%|different|or|\/)$/;
const SECONDS = 20;
const MOST = 8;
const MOST_WAIT = 60_000;

/** "wait 100", "wait 0.3", "Sleep 30": without a unit small ones are seconds, others milliseconds. Each may be a number. */
export function waitAt(tokens: readonly Token[], from: number): Found[] | undefined {
  const amount = amountAt(tokens, from);
  // "every 150": of something that is repeated.
  const isEvery =
    /^(?:every|each|evry)$/.test(lowAt(tokens, from - 1)) &&
    (amount?.value ?? 0) >= SECONDS &&
    /^(?:|,|\.|\)|;|when|while)$/.test(lowAt(tokens, amount?.to ?? 0));
  if (!WAIT.test(lowAt(tokens, from - 1)) && !isEvery) return undefined;
  if (!amount || amount.unit || amount.spelled || COUNTS.test(lowAt(tokens, amount.to))) return undefined;
  if (lengthAt(tokens, from) || randomAt(tokens, from)) return undefined;
  const isCode = lowAt(tokens, from - 1) === 'sleep';
  const length = amount.value < SECONDS && !isCode ? amount.value * 1000 : amount.value;
  return bothReadings(amount.value, length, from, amount.to);
}

const RANDOM = /^(?:random|randomly|randomized|random-ish|delays?|waits?|interval|sleep|pause|every|ms|speed)$/;

/** "random delay 35-50", "wait between 35 and 50": without a unit, as in `waitAt`. */
export function randomWaitAt(tokens: readonly Token[], from: number): Found[] | undefined {
  const isBetween = /^(?:between|from)$/.test(lowAt(tokens, from));
  const first = amountAt(tokens, isBetween ? from + 1 : from);
  const join = lowAt(tokens, first?.to ?? -1);
  if (!first || first.unit || first.spelled || !/^(?:-|–|to|and)$/.test(join)) return undefined;
  const second = amountAt(tokens, first.to + 1);
  if (!second || second.unit || second.spelled || second.value <= first.value || second.value > MOST_WAIT)
    return undefined;
  if (join === 'and' && !isBetween) return undefined;
  // "drag from 600,800 to 750,800, wait …" are places.
  if (/^[,/.]$/.test(lowAt(tokens, from - 1)) && tokens[from]?.glued) return undefined;
  if (lowAt(tokens, second.to) === ',' && tokens[second.to + 1]?.glued) return undefined;
  if (COUNTS.test(lowAt(tokens, second.to)) || !isRandomWait(tokens, from, second.to)) return undefined;
  const factor = second.value < SECONDS ? 1000 : 1;
  const value = `${spanText(first.value * factor)}..${spanText(second.value * factor)}`;
  return [{ kind: 'time', value, from, to: second.to }];
}

// "a random number 35-50" counts something; a delay is said to be one.
function isRandomWait(tokens: readonly Token[], from: number, to: number): boolean {
  const near = [...tokens.slice(Math.max(0, from - 4), from), ...tokens.slice(to, to + 3)].map(({ low }) => low);
  if (near.some((low) => /^(?:number|numbers|dice|die|key|keys|times|desktops?|monitors?|volume)$/.test(low)))
    return false;
  const isLength = near.some((low) => RANDOM.test(low) && !low.startsWith('random') && low !== 'every');
  const isEvery = /^(?:every|each)$/.test(lowAt(tokens, from - 1)) || /^(?:every|each)$/.test(lowAt(tokens, from - 2));
  return isLength || (isEvery && near.some((low) => low.startsWith('random')));
}

/** "10, 20 or 30 minutes": the unit is said once. */
export function listAt(tokens: readonly Token[], from: number): Found[] | undefined {
  const amounts: { readonly value: number; readonly from: number; readonly to: number }[] = [];
  // "between 2 and 5 seconds" is one length.
  if (/^(?:between|from)$/.test(lowAt(tokens, from - 1))) return undefined;
  // "press 4, 1 sec, back to 1": the first is a key.
  if (/^(?:press|presses|hit|tap|send|type|key|then)$/.test(lowAt(tokens, from - 1))) return undefined;
  for (let at = from; amounts.length < MOST; ) {
    const amount = amountAt(tokens, at);
    if (!amount || amount.unit) return undefined;
    amounts.push({ value: amount.value, from: at, to: amount.to });
    const unit = unitAt(tokens, amount.to);
    if (unit && unit.low.length > 1) {
      const isList = amounts.length > 1 && unit.unit < DAY;
      const lastTo = unit.to;
      return isList
        ? amounts.flatMap((each, index) =>
            bothReadings(
              each.value,
              each.value * unit.unit,
              each.from,
              index === amounts.length - 1 ? lastTo : each.to,
            ),
          )
        : undefined;
    }
    at = amount.to;
    if (!/^(?:,|or|and)$/.test(lowAt(tokens, at))) return undefined;
    at += /^(?:or|and)$/.test(lowAt(tokens, at + 1)) ? 2 : 1;
  }
  return undefined;
}

function bothReadings(value: number, length: number, from: number, to: number): Found[] {
  return [
    { kind: 'time', value: spanText(length), from, to },
    { kind: 'number', value: String(value), from, to },
  ];
}
