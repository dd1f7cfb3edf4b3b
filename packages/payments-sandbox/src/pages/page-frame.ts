import { type Html, html } from './html.ts';

const CHECKOUT = {
  band: html`<strong>Test mode.</strong> This is a sandbox: no real money changes hands, and only test cards work.`,
  style: '/sandbox/sandbox.css',
  script: html`\n<script src="/sandbox/sandbox.js" defer></script>`,
};

type Frame = { band: Html; style: string; script?: Html };

/** A whole page of the sandbox; the band on top makes sure that nobody takes it for real. */
export function pageFrame(title: string, body: Html, { band, style, script }: Frame = CHECKOUT): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Test mode · Hotscribe</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${style}">
<script src="/before-paint.js"></script>${script ?? ''}
</head>
<body>
<header><p class="band">${band}</p>
<a class="brand" href="/"><img src="/favicon.svg" alt="" width="28" height="28">Hotscribe</a></header>
<main>${body}</main>
</body>
</html>`.html;
}

/** A page that says one thing and where to go from here. */
export function notice(title: string, text: string, link: { href: string; text: string }): string {
  return pageFrame(
    title,
    html`<section class="card narrow"><h1>${title}</h1><p>${text}</p>
<p><a class="button" href="${link.href}">${link.text}</a></p></section>`,
  );
}
