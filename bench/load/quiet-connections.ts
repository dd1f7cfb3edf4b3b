import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const BATCH = 250;
const DRIP_MS = 1000;
const SLOW =
  'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{"email":"';

export type QuietConnections = { open: () => number; close: () => void };

/** Connections that say nothing, and others that send a request byte by byte. */
export async function openQuietConnections(port: number, idle: number, slow: number): Promise<QuietConnections> {
  const sockets: Socket[] = [];
  const slowOnes: Socket[] = [];
  for (let index = 0; index < idle + slow; index += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    sockets.push(socket);
    if (index < slow) {
      slowOnes.push(socket);
      socket.write(SLOW);
    }
    // Not faster than they are accepted, or the kernel turns them down.
    if (index % BATCH === BATCH - 1) await sleep(100);
  }
  const drip = setInterval(() => {
    for (const socket of slowOnes) if (socket.writable) socket.write('a');
  }, DRIP_MS);
  return {
    open: () => sockets.filter(({ readyState }) => readyState === 'open').length,
    close: () => {
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    },
  };
}
