import { parentPort } from 'node:worker_threads';
import { compile } from '../src/compile.ts';

parentPort?.on('message', (request: string) => parentPort?.postMessage(compile(request).kind));
