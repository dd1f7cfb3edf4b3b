import { join } from 'node:path';
import { createWriterPool, type WriterPool } from '@hotscribe/writer/pool';

const FOLDER = join(import.meta.dirname, '../../../writer/model');
// A machine that runs other tests meanwhile is slower than any deadline allows for.
const PATIENT = { deadlineMs: 60_000, mostWaitingMs: 60_000, mostLoadingMs: 60_000, mostWaiting: 100 };

let shared: WriterPool | undefined;

/** The real writer, loaded once for all tests of this process: most of their servers live shorter than loading takes. */
export const sharedWriter: WriterPool = {
  write: (request) => pool().write(request),
  get ready() {
    return pool().ready;
  },
  load: () => pool().load(),
  close: async () => {},
};

function pool(): WriterPool {
  shared ??= createWriterPool({ folder: FOLDER, workers: 1, ...PATIENT });
  return shared;
}
