import type { Use } from './collect-uses.ts';
import { shapeOf } from './shape.ts';

/**
 * Whether the use takes note of ordinary typing. A leader key also reads input, but keeps it from the program and
 * ends after a key or two; a recorder lets it through and goes on.
 */
export function isKeyRecorder(use: Use): boolean {
  const first = shapeOf(use.arguments[0]);
  if (use.kind === 'write-member' && /^on(?:char|keydown|keyup)$/.test(use.name))
    return isVisibleHook(shapeOf(use.object));
  if (use.kind !== 'call') return false;
  if (use.name === 'dllcall') {
    if (/setwindowshookex/.test(first)) return use.arguments.slice(1).some((value) => shapeOf(value) === '13');
    return /getasynckeystate|getkeyboardstate|getrawinputdata|registerrawinputdevices/.test(first) && use.inLoop;
  }
  if (use.name === 'getkeystate') return use.inLoop && /^vk‹|‹format›vk|‹chr›/.test(first);
  if (use.name === 'inputhook') return use.inLoop && isVisible(first);
  // Hotkey("~*" key, …) in a loop puts a watch on every key.
  return use.name === 'hotkey' && use.inLoop && /^[*$]*~[*~$]*(?:‹|$)/.test(first);
}

function isVisibleHook(shape: string): boolean {
  const options = /‹inputhook›(.*)/s.exec(shape)?.[1];
  return options === undefined ? shape.startsWith('‹') : isVisible(options);
}

function isVisible(options: string): boolean {
  return /(?:^|\s|\d|[bcehmt*])v(?!\w*\})/.test(options);
}
