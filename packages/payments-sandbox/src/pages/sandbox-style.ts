import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The look of the product, for pages that its web app does not serve; the fonts are the built app's own files. */
export function sandboxStyle(webRoot: string): string {
  const assets = join(webRoot, 'assets');
  const files = existsSync(assets) ? readdirSync(assets) : [];
  const fonts = [
    fontFace('Geist', files, /^geist.*\.woff2$/),
    fontFace('JetBrains Mono', files, /^jetbrains.*\.woff2$/),
  ];
  return [...fonts, TOKENS, RULES].join('');
}

function fontFace(family: string, files: readonly string[], name: RegExp): string {
  const file = files.find((one) => name.test(one));
  if (!file) return '';
  const source = `url("/assets/${file}") format("woff2")`;
  return `@font-face { font-family: "${family}"; font-display: swap; font-weight: 100 900; src: ${source} }\n`;
}

// The same values as in the web app's styles.css; a test compares them.
const TOKENS = `:root {
  color-scheme: light dark;
  --paper: light-dark(#faf9f6, #121417);
  --surface: light-dark(#ffffff, #191c20);
  --sunken: light-dark(#f4f2ed, #0d0f11);
  --ink: light-dark(#16181d, #eceae4);
  --ink-soft: light-dark(#464b54, #b6bac1);
  --ink-faint: light-dark(#646a74, #8f959e);
  --edge: light-dark(#83888f, #6a707a);
  --line: light-dark(#e3e0d8, #2a2e34);
  --accent: light-dark(#1d7f46, #5fd08c);
  --accent-strong: light-dark(#176b3a, #7bdca1);
  --accent-edge: light-dark(#115230, #2f8554);
  --on-accent: light-dark(#ffffff, #0b2114);
  --amber: light-dark(#8a5a00, #f0b94a);
  --amber-soft: light-dark(#fdf5e3, #2a2213);
  --danger: light-dark(#b3261e, #ff8f86);
  --danger-soft: light-dark(#fdeceb, #2d1817);
}
:root[data-theme="light"] { color-scheme: light }
:root[data-theme="dark"] { color-scheme: dark }
`;

const RULES = `
*, ::before, ::after { box-sizing: border-box }
html { -webkit-text-size-adjust: 100% }
body { margin: 0; min-width: 320px; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.75rem "Geist", ui-sans-serif, system-ui, "Segoe UI", sans-serif }
.band { margin: 0; max-width: none; padding: 10px 20px; background: var(--amber-soft); color: var(--amber); text-align: center;
  border-bottom: 2px dashed var(--amber); font-size: .9375rem; line-height: 1.5rem }
main, .brand { max-width: 960px; margin: 0 auto; padding: 0 20px }
main { padding-bottom: 80px }
.brand { display: flex; align-items: center; gap: 10px; padding-block: 20px; color: var(--ink); font-weight: 600; text-decoration: none }
h1 { margin: 0 0 12px; font-size: 1.75rem; line-height: 2.25rem; letter-spacing: -.02em; text-wrap: balance; overflow-wrap: anywhere }
h2 { margin: 0 0 16px; font-size: 1.3125rem; line-height: 1.875rem; letter-spacing: -.02em }
p { margin: 0 0 16px; max-width: 68ch; overflow-wrap: anywhere }
.soft { color: var(--ink-soft); font-size: .9375rem; line-height: 1.5rem }
a { color: var(--accent); text-underline-offset: 3px }
a:hover { color: var(--accent-strong) }
.back { display: inline-block; padding: 4px 0; text-decoration: none }
.back:hover { text-decoration: underline }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
.columns { display: grid; gap: 32px; grid-template-columns: minmax(0, 1fr); margin-bottom: 32px }
@media (min-width: 760px) { .columns { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) } }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 24px; margin-bottom: 24px }
.narrow { max-width: 480px; margin: 24px auto }
.narrow h1 { margin-bottom: 12px }
.field { flex: 1 1 140px; min-width: 0; margin-bottom: 16px }
label { display: block; margin-bottom: 6px; font-size: .9375rem; line-height: 1.5rem; font-weight: 500 }
input, select { width: 100%; height: 48px; padding: 0 14px; border: 1px solid var(--edge); border-radius: 10px;
  background: var(--surface); color: var(--ink); font: inherit; font-variant-numeric: tabular-nums }
input::placeholder { color: var(--ink-faint); opacity: 1 }
input[aria-invalid] { border-color: var(--danger); border-width: 2px }
.problem { margin: 6px 0 0; color: var(--danger); font-size: .9375rem; line-height: 1.5rem }
.alert { padding: 12px 14px; border-left: 4px solid var(--danger); border-radius: 6px; background: var(--danger-soft);
  font-size: .9375rem; line-height: 1.5rem }
.row { display: flex; flex-wrap: wrap; gap: 0 16px }
.clock .row { gap: 12px }
.clock select { flex: 1 1 220px; width: auto; min-width: 0 }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 48px; padding: 8px 20px; cursor: pointer;
  border: 1px solid transparent; border-radius: 10px; box-shadow: 0 2px 0 var(--accent-edge); background: var(--accent); color: var(--on-accent);
  font: inherit; font-weight: 500; text-align: center; text-decoration: none; transition: background 140ms ease-out }
.button:hover { background: var(--accent-strong); color: var(--on-accent) }
.button:active { box-shadow: none; translate: 0 2px }
.button[aria-disabled] { opacity: .7; cursor: default }
.quiet { background: var(--surface); color: var(--ink); border-color: var(--edge); box-shadow: 0 2px 0 var(--edge) }
.quiet:hover { background: var(--sunken); color: var(--ink) }
.wide { width: 100% }
.wide + .wide { margin-top: 12px }
.bill { margin: 24px 0 16px }
.line { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 24px; padding: 10px 0; border-bottom: 1px solid var(--line) }
.line dd, .cards dd { margin: 0 }
.line dd { font-variant-numeric: tabular-nums }
.sale { color: var(--accent) }
.total { font-weight: 600; font-size: 1.3125rem; line-height: 1.875rem }
.line.total { border-bottom: 0 }
details { margin-top: 24px; border-top: 1px solid var(--line); padding-top: 16px }
summary { cursor: pointer; font-weight: 500 }
.cards { margin: 0; font-size: .9375rem; line-height: 1.5rem }
.cards div { display: flex; flex-wrap: wrap; gap: 0 12px; padding: 4px 0 }
.cards dd { color: var(--ink-soft) }
code { font: .875rem/1.5rem "JetBrains Mono", ui-monospace, "Cascadia Mono", Consolas, monospace; white-space: nowrap }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; line-height: 1.5rem }
th, td { padding: 8px 12px 8px 0; text-align: left; vertical-align: top; font-weight: 400; border-bottom: 1px solid var(--line); overflow-wrap: anywhere }
thead th { color: var(--ink-soft); overflow-wrap: normal }
tr > :last-child { padding-right: 0 }
@media (prefers-reduced-motion: reduce) { * { transition: none !important } }
`;
