import { startPatience } from '#lib/patience.ts';

/** Rings when nothing was heard for a while. */
export type SilenceAlarm = { signal: AbortSignal; heard: () => void; stop: () => void };

export function silenceAlarm(silenceMs: number): SilenceAlarm {
  const alarm = new AbortController();
  const { startOver, stop } = startPatience(silenceMs, () => alarm.abort());
  return { signal: alarm.signal, heard: startOver, stop };
}
