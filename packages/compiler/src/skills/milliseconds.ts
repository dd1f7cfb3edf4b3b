/** A duration as a number that a beginner can read and change: `25 * 60000` rather than `1500000`. */
export function milliseconds(duration: number): string {
  const minute = 60_000;
  const isHours = duration >= 120 * minute && duration % (60 * minute) === 0;
  if (isHours) return `${duration / (60 * minute)} * 3600000`;
  return duration > minute && duration % minute === 0 ? `${duration / minute} * ${minute}` : String(duration);
}
