/** Rings when nothing was heard for a while. */
export type SilenceAlarm = { signal: AbortSignal; heard: () => void; stop: () => void };

export function silenceAlarm(silenceMs: number): SilenceAlarm {
  const alarm = new AbortController();
  const timer = setTimeout(() => alarm.abort(), silenceMs);
  return { signal: alarm.signal, heard: () => timer.refresh(), stop: () => clearTimeout(timer) };
}
