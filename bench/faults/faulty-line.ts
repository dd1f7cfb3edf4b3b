import { connect, createServer, type Socket } from 'node:net';

/** What comes of a connection: it is passed on, refused, never answered, answered with this, or for ever. */
export type Fault = 'none' | 'down' | 'slow' | { answers: string } | { endlessly: string };

export type FaultyLine = {
  port: number;
  /** From now on, and for the connections that are open. */
  be: (fault: Fault) => void;
  /** How many connections were made since the last time it was asked. */
  used: () => number;
  stop: () => Promise<void>;
};

/** A line to a service on another port, which can be made to fail in every way that a network or a service does. */
export async function faultyLine(servicePort: number): Promise<FaultyLine> {
  let fault: Fault = 'none';
  let connections = 0;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    connections += 1;
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    behave(socket, fault, servicePort);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cutAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as { port: number }).port,
    be: (next) => {
      fault = next;
      cutAll();
    },
    used: () => {
      const used = connections;
      connections = 0;
      return used;
    },
    stop: async () => {
      cutAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function behave(socket: Socket, fault: Fault, servicePort: number): void {
  if (fault === 'down') socket.resetAndDestroy();
  else if (fault === 'slow') socket.resume();
  else if (fault === 'none') passOn(socket, servicePort);
  else if ('answers' in fault) socket.end(fault.answers);
  else pour(socket, fault.endlessly);
}

function passOn(socket: Socket, servicePort: number): void {
  const service = connect(servicePort, '127.0.0.1');
  service.on('error', () => socket.destroy()).on('close', () => socket.destroy());
  socket.on('close', () => service.destroy());
  socket.pipe(service).pipe(socket);
}

function pour(socket: Socket, text: string): void {
  const [head = '', again = ''] = text.split('\0');
  socket.write(head);
  const more = () => {
    while (!socket.destroyed && socket.write(again)) {}
  };
  socket.on('drain', more);
  more();
}
