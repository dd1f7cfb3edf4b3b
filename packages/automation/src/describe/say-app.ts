import { programNamed } from '#knowledge/programs.ts';

/** A program with the capitals that it is known by; a name that somebody wrote with capitals stays as it is. */
export function sayApp(name: string): string {
  if (/[\\/:]/.test(name)) return name;
  const known = programNamed(name);
  if (known?.name === 'Browser') return 'your browser';
  if (!known || (/\p{Lu}/u.test(name) && !/\.exe$/i.test(name))) return name;
  return known.name;
}
