import type { Knob } from '@hotscribe/contract';

export type LabeledKnob = { knob: Knob; label: string };
export type KnobGroup = { sentence: string | null; knobs: LabeledKnob[] };

/** Fields by the sentence they belong to. Two with one label in a group are counted, so that they can be told apart. */
export function groupedKnobs(knobs: readonly Knob[]): KnobGroup[] {
  const groups = Map.groupBy(knobs, ({ sentence }) => sentence);
  return [...groups].map(([sentence, members]) => ({ sentence, knobs: members.map((knob) => labeled(knob, members)) }));
}

function labeled(knob: Knob, members: readonly Knob[]): LabeledKnob {
  const words = knob.label.replace(/^(?:the|a) /, '');
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  const same = members.filter((other) => other.label === knob.label);
  return { knob, label: same.length > 1 ? `${label} (${same.indexOf(knob) + 1} of ${same.length})` : label };
}
