import type { Socket } from 'node:net';
import { ERRORS, type ErrorReply } from '@hotscribe/contract';

/** Answers what is not HTTP, or has headers larger than we read: there is no request to answer yet, only a socket. */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'body-too-large' : 'invalid-input';
  const reply: ErrorReply = { success: false, code, message: ERRORS[code], error: ERRORS[code] };
  const body = JSON.stringify(reply);
  const status = code === 'body-too-large' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const headers = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`;
  socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\n${body}`);
}
