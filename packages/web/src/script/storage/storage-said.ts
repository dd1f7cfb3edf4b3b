import { STORAGE_TOLD_FROM, type Storage } from '@hotscribe/contract';

const MB = 1_000_000;

/** What to say of the room that is used, by number or by size, whichever is nearer to its end; nothing while there is plenty. */
export function storageSaid(storage: Storage): { text: string; isFull: boolean } | undefined {
  const { scripts, maxScripts, bytes, maxBytes } = storage;
  const byNumber = scripts / maxScripts;
  const bySize = bytes / maxBytes;
  const used = Math.max(byNumber, bySize);
  if (used < STORAGE_TOLD_FROM) return undefined;
  const text =
    byNumber >= bySize
      ? `You’ve saved ${counted(scripts)} scripts, and your plan has room for ${counted(maxScripts)}.`
      : `You’ve used ${megabytes(bytes)} MB of your plan’s ${megabytes(maxBytes)} MB for saved scripts and their earlier versions.`;
  return { text, isFull: used >= 1 };
}

function counted(number: number): string {
  return number.toLocaleString('en-US');
}

// Rounded down, so that it does not look full before it is.
function megabytes(bytes: number): string {
  return (Math.floor((bytes / MB) * 10) / 10).toLocaleString('en-US');
}
