import { sayText } from './say-text.ts';

/** "drive E:", "the drive “BACKUP”". */
export function sayDrive(drive: string): string {
  const [, letter] = /^([a-z]):?\\?$/i.exec(drive) ?? [];
  return letter ? `drive ${letter.toUpperCase()}:` : `the drive ${sayText(drive)}`;
}
