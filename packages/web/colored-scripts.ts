import { highlight } from '@hotscribe/ahk';
import type { Plugin } from 'vite';

/**
 * Makes `import { script, spans } from './sample.ahk'` give a script and its colors, found when the page is built:
 * whoever reads the page need not load the language to see it colored.
 */
export function coloredScripts(): Plugin {
  return {
    name: 'colored-scripts',
    transform: {
      filter: { id: /\.ahk$/ },
      handler(source) {
        const script = source.replaceAll('\r\n', '\n').trimEnd();
        const code = `export const script = ${JSON.stringify(script)};\nexport const spans = ${JSON.stringify(highlight(script))};`;
        return { code, map: null, moduleType: 'js' };
      },
    },
  };
}
