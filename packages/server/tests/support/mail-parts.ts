/** Subject, text and HTML of a mail as it came over the wire. */
export function partsOf(raw: string): { subject: string; text: string; html: string } {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(head) ?? [];
  const parts = raw.split(`--${boundary}`).slice(1, -1);
  return { subject: headerOf(head, 'Subject'), text: bodyOf(parts, 'text/plain'), html: bodyOf(parts, 'text/html') };
}

function headerOf(head: string, name: string): string {
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ');
  const [, value = ''] = new RegExp(`^${name}: (.*)$`, 'm').exec(unfolded) ?? [];
  return value.trim();
}

function bodyOf(parts: readonly string[], type: string): string {
  const part = parts.find((one) => headerOf(one, 'Content-Type').startsWith(type)) ?? '';
  const body = part.slice(part.indexOf('\r\n\r\n') + 4);
  const encoding = headerOf(part, 'Content-Transfer-Encoding');
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? unquoted(body) : body;
}

function unquoted(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
