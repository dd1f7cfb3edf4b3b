/** “9:05 AM”, “noon”, “midnight”; hour 24 is the midnight that ends the day. */
export function sayClock(hour: number, minute = 0): string {
  if (minute === 0 && hour % 12 === 0) return hour === 12 ? 'noon' : 'midnight';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}
