import type { FastifyRequest } from 'fastify';

/** Whether a form was sent by a page of ours. A caller that is no browser says nothing, and is let through. */
export function isFromOwnPage({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers;
  // What the browser itself says holds behind a proxy too, which may call us by another name.
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
