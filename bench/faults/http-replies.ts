/** An answer as bytes; the connection ends with it, so that it needs no length. */
export function jsonReply(body: string, type = 'application/json'): string {
  return `HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\nconnection: close\r\n\r\n${body}`;
}
