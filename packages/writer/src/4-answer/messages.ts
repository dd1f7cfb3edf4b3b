/** Why a request gets no script, by the reason that the program gives. */
export const DECLINED: Readonly<Record<string, string>> = {
  'not-windows': 'Hotscribe writes scripts for Windows, and this is about a different system.',
  'not-automation': 'That isn’t something a script can do. Describe what should happen on your PC, and when.',
  'needs-server': 'That needs a server or an online service; a script on your PC can’t do it.',
  impossible: 'A script on Windows can’t do that. Describe what should happen on your PC, and when.',
};

export const REFUSED: Readonly<Record<string, string>> = {
  spying: 'it would watch someone without their knowledge',
  stealing: 'it would take what belongs to someone else',
  destroying: 'it would destroy data or harm a computer',
  'cheating-people': 'it would deceive people',
  evading: 'it would get around protections that others rely on',
};

export const PERHAPS_HARMFUL =
  'We can’t make this, because it could harm someone. If that’s not what you meant, say what should happen on your PC, and when.';
export const UNCLEAR = 'It’s not clear yet what should happen and when. Say what you press, and what it should do.';
export const UNCLEAR_CHANGE = 'It’s not clear what to change. Say which part, and what it should do instead.';
export const WOULD_HARM = 'We can’t make this change, because it could harm someone.';
export const NOTES_LEFT_OUT = 'We left out a note in your request that isn’t about your PC.';

export function refusal(because: string): string {
  return `We can’t make this, because ${because}.`;
}
