// npm run icons: draws the pictures in packages/web/public from favicon.svg. Their results are committed.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureRuntime, root } from './runtime.mjs';

await ensureRuntime();
await ensureInstalled();
const { chromium } = await import('playwright-core');

const PUBLIC = join(root, 'packages/web/public');
const PAPER = '#faf9f6';
const logo = dataUrl('image/svg+xml', join(PUBLIC, 'favicon.svg'));
const font = dataUrl(
  'font/woff2',
  join(root, 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'),
);

// A maskable icon may be cut to a circle of four fifths of its width, so its drawing stays well within;
// Apple's icons get their rounded corners from the system.
const ICONS = [
  { file: 'icon-192.png', width: 192, share: 0.92, ground: 'transparent' },
  { file: 'icon-512.png', width: 512, share: 0.92, ground: 'transparent' },
  { file: 'icon-maskable-512.png', width: 512, share: 0.56, ground: PAPER },
  { file: 'touch-icon.png', width: 180, share: 0.72, ground: PAPER },
];

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
for (const { file, width, share, ground } of ICONS) {
  const size = Math.round(width * share);
  await draw(file, { width, height: width }, ground, `<img src="${logo}" width="${size}" height="${size}">`);
}
await draw(
  'share.png',
  { width: 1200, height: 630 },
  PAPER,
  `<img src="${logo}" width="240" height="240">
   <div><h1>Hotscribe</h1><p>Plain English in,<br>AutoHotkey out.</p></div>`,
);
await draw('favicon.png', { width: 48, height: 48 }, 'transparent', `<img src="${logo}" width="48" height="48">`);
await browser.close();
writeFileSync(join(PUBLIC, 'favicon.ico'), asIcon(readFileSync(join(PUBLIC, 'favicon.png')), 48));
rmSync(join(PUBLIC, 'favicon.png'));

async function draw(file, viewport, ground, body) {
  const page = await browser.newPage({ viewport });
  await page.setContent(`<style>
    @font-face { font-family: Geist; font-weight: 100 900; src: url(${font}) }
    body { margin: 0; height: 100vh; display: flex; gap: 64px; align-items: center; justify-content: center;
      background: ${ground}; font-family: Geist; color: #16181d }
    h1 { margin: 0; font-size: 120px; line-height: 1; font-weight: 600; letter-spacing: -0.03em }
    p { margin: 28px 0 0; font-size: 46px; line-height: 1.25; color: #464b54 }
  </style>${body}`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(PUBLIC, file), omitBackground: true });
  await page.close();
}

// An .ico is a list of pictures; one PNG is enough for whatever still asks for it.
function asIcon(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

function dataUrl(type, path) {
  return `data:${type};base64,${readFileSync(path).toString('base64')}`;
}
