import type { Step } from '#language/steps.ts';

const SOUNDS: readonly string[] = ['beep', 'play-sound', 'say'];

/** A sound that goes with a message comes before it: the box holds everything up until it is clicked away. */
export function soundsFirst(steps: readonly Step[]): readonly Step[] {
  const ordered = [...steps];
  for (let at = 1; at < ordered.length; at += 1) {
    const [message, sound] = [ordered[at - 1], ordered[at]];
    if (message?.kind !== 'show' || message.time || !sound || !SOUNDS.includes(sound.kind)) continue;
    ordered[at - 1] = sound;
    ordered[at] = message;
  }
  return ordered;
}
