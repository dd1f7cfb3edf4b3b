import type { TakenKey } from '@hotscribe/ahk';

export type SavedKeys = { id: string; name: string; keys: readonly string[] };

const MOST_SCRIPTS = 2;
const MOST_KEYS = 3;

/** “Your script “Notes” also uses Ctrl+Alt+N”, for each saved script that takes a key of this one. */
export function sayKeyClashes(own: readonly TakenKey[], saved: readonly SavedKeys[]): string[] {
  const clashes = saved.flatMap(({ name, keys }) => {
    const shared = own.filter(({ id }) => keys.includes(id)).map(({ label }) => label);
    return shared.length === 0 ? [] : [sayClash(name, shared)];
  });
  const more = clashes.length - MOST_SCRIPTS;
  if (more <= 0) return clashes;
  const others = more === 1 ? 'One more of your scripts also uses' : `${more} more of your scripts also use`;
  return [...clashes.slice(0, MOST_SCRIPTS), `${others} the same keys.`];
}

function sayClash(name: string, shared: readonly string[]): string {
  const named = shared.length > MOST_KEYS ? [...shared.slice(0, MOST_KEYS), 'other keys'] : shared;
  const keys = new Intl.ListFormat('en-US').format(named);
  return `Your script “${name}” also uses ${keys}. If both are running, only the one you started last will respond.`;
}
