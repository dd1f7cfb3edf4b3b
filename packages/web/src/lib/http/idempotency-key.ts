/** A key for one thing the user asks for. Not `randomUUID`: browsers have that on secure addresses alone. */
export function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
