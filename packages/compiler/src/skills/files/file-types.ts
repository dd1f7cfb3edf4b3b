import { choice, type Slot } from '../slot.ts';

const TYPES = {
  jpg: ['jpg', 'jpgs', 'jpeg', 'jpegs', 'photos', 'photo'],
  png: ['png', 'pngs', 'screenshots'],
  pdf: ['pdf', 'pdfs'],
  txt: ['txt', 'text files', 'text file'],
  docx: ['docx', 'word documents', 'word files', 'doc'],
  xlsx: ['xlsx', 'excel files', 'spreadsheets', 'xls'],
  csv: ['csv', 'csvs'],
  mp3: ['mp3', 'mp3s', 'songs'],
  mp4: ['mp4', 'mp4s', 'videos'],
  zip: ['zip', 'zips', 'zip files'],
  log: ['log', 'logs', 'log files'],
  exe: ['exe', 'exes', 'installers'],
  '*': ['all files', 'every file', 'everything', 'any file'],
};

/** A kind of file by its extension; every kind, when the request names none. */
export function fileType(is: string): Slot<keyof typeof TYPES> {
  return choice(is, TYPES, '*');
}
