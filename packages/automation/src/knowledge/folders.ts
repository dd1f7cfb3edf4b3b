/** Folders that people call by name, each with the word that the language has for it. */
const FOLDERS = {
  downloads: 'downloads',
  download: 'downloads',
  documents: 'documents',
  'my documents': 'documents',
  desktop: 'desktop',
  pictures: 'pictures',
  photos: 'pictures',
  music: 'music',
  videos: 'videos',
  'home folder': 'home',
  'user folder': 'home',
  'temp folder': 'temp',
  'startup folder': 'startup',
  'recycle bin': 'recycle-bin',
  trash: 'recycle-bin',
  'this pc': 'this-pc',
} as const;

export type NamedFolder = (typeof FOLDERS)[keyof typeof FOLDERS];

const BY_KEY = new Map<string, NamedFolder>(Object.entries(FOLDERS));

/** The folder that goes by that name: "my Downloads folder"; undefined for one nobody has listed. */
export function folderNamed(words: string): NamedFolder | undefined {
  const name = words.toLowerCase().trim();
  return BY_KEY.get(name) ?? BY_KEY.get(name.replace(/^(?:the|my) /, '').replace(/ folder$/, ''));
}
