import { choice, type Slot } from '../slot.ts';

const NAMED = {
  jpg: ['jpg', 'jpgs', 'jpeg', 'jpegs', 'photos', 'photo'],
  png: ['png', 'pngs', 'screenshots'],
  pdf: ['pdf', 'pdfs'],
  txt: ['txt', 'text files', 'text file'],
  docx: ['docx', 'word documents', 'word files', 'doc'],
  xlsx: ['xlsx', 'excel files', 'spreadsheets', 'xls'],
  pptx: ['pptx', 'ppt', 'presentations', 'powerpoint files'],
  csv: ['csv', 'csvs'],
  mp3: ['mp3', 'mp3s', 'songs'],
  mp4: ['mp4', 'mp4s', 'videos'],
  zip: ['zip', 'zips', 'zip files'],
  log: ['log', 'logs', 'log files'],
  exe: ['exe', 'exes', 'installers'],
  tmp: ['tmp', 'temp files', 'temporary files'],
  '*': ['all files', 'every file', 'everything', 'any file'],
};
// These have no other name than their extension, with or without a plural.
const OTHERS = [
  ...['gif', 'webp', 'heic', 'svg', 'tif', 'tiff', 'raw', 'cr2', 'nef', 'arw', 'dng', 'psd', 'ai'],
  ...['mkv', 'avi', 'mov', 'wmv', 'srt', 'wav', 'flac', 'm4a', 'ogg'],
  ...['rar', '7z', 'iso', 'msi', 'bak', 'json', 'xml', 'html', 'md', 'ini', 'rtf', 'odt', 'ods'],
  ...['eml', 'msg', 'ics', 'py', 'js', 'cs', 'cpp', 'java', 'sql', 'mdb', 'db', 'dwg', 'dxf', 'stl', 'step', 'gcode'],
] as const;
// "raw", "step" and the like are words too: only with their dot, or called files.
const WORDS = /^(?:raw|ai|msg|step|java|js|cs|md|db|mov|ini|ai|py|iso|ics)$/;
const TYPES = {
  ...NAMED,
  ...(Object.fromEntries(OTHERS.map((type) => [type, WORDS.test(type) ? [] : [`${type}s`]])) as unknown as Readonly<
    Record<(typeof OTHERS)[number], readonly string[]>
  >),
};

/** A kind of file by its extension; every kind, when the request names none. */
export function fileType(is: string): Slot<keyof typeof TYPES> {
  return choice(is, TYPES, '*');
}
