import { parentPort, workerData } from 'node:worker_threads';
import { loadNetwork } from '#2-propose/network.ts';
import { revise } from '../revise.ts';
import { write } from '../write.ts';
import { failurePlace } from './failure-place.ts';
import type { FromWorker, Made, ToWorker } from './messages.ts';

const say = (message: FromWorker) => parentPort?.postMessage(message);

const network = await loadNetwork(String(workerData));
// The first answer takes five times as long as the next: nobody who asks should be the one to wait for it.
await write(network, 'When I press F1, type hello');

const doWork = (work: ToWorker): Promise<Made> =>
  work.kind === 'write' ? write(network, work.given) : revise(network, work.given);

parentPort?.on('message', (work: ToWorker) => {
  doWork(work).then(
    (made) => say({ made }),
    (error: unknown) => say({ failedAt: failurePlace(error) }),
  );
});
say({ ready: true });
