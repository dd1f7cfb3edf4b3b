import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { startTestApp } from './support/test-app.ts';

const REQUEST = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n';

test('clients connected when the server stops still get an answer and are told the connection is closing', async () => {
  const app = await startTestApp();
  const port = Number(new URL(app.url).port);
  const sockets = Array.from({ length: 60 }, () => connect(port, '127.0.0.1'));
  const answers = sockets.map(everythingFrom);
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) socket.write(REQUEST);
  const stopped = app.stop();
  for (const answer of await Promise.all(answers)) {
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  }
  await stopped;
});

async function everythingFrom(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
  });
  await new Promise<void>((resolve) => {
    socket
      .once('close', () => resolve())
      .on('error', (error) => {
        text += error.message;
      });
  });
  return text;
}
