// The server as main.ts starts it, with every bound on time divided by BENCH_TIME_SCALE.
import { readConfig } from '../../packages/server/src/config.ts';
import { JOB_TIMES } from '../../packages/server/src/features/scripts/job-runner.ts';
import { startServer } from '../../packages/server/src/start-server.ts';

const SILENCE_MS = 45_000;
const scale = Number(process.env.BENCH_TIME_SCALE);
const config = readConfig(process.env);
const scaled = {
  ...config,
  model: config.model && {
    ...config.model,
    timeoutMs: config.model.timeoutMs / scale,
    silenceMs: SILENCE_MS / scale,
  },
  jobTimes: {
    answerWithinMs: JOB_TIMES.answerWithinMs / scale,
    beatMs: JOB_TIMES.beatMs / scale,
    deadAfterMs: JOB_TIMES.deadAfterMs / scale,
  },
};
const server = await startServer(scaled);
console.log(`Hotscribe is ready at ${server.url}`);
process.on('SIGTERM', () => server.stop().then(() => process.exit(0)));
// The bench asks how much the event loop has cost: this thread's own time, not what it waited for others.
process.on('message', () => {
  const { user, system } = process.threadCpuUsage();
  process.send?.((user + system) / 1000);
});
