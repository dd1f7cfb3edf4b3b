import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { coloredScripts } from './colored-scripts.ts';
import { offlineCopy } from './offline/offline-copy.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

// What most pages show. Left to itself the build makes a file of every icon that two pages share, and each file costs
// a request and its headers, which weigh more than most of them.
const BASICS = new RegExp(
  [
    'web/src/ui/(?:[a-z]+/)?(?:badge|button|card|class-names|field|key|loading|notice|spinner|text-)',
    'web/src/script/[a-z-]+/(?:what-it-does|request-|risk-list|no-script|colored-code|code-block|code-frame)',
    'web/src/lib/(?:page/carried-request|browser/use-settled)',
    'contract/src/limits',
    'lucide-react/.*/(?:check|copy|download|refresh-cw|shield-check)[.]',
  ].join('|'),
);

// What every page needs that asks the server something: most would else load a dozen files of a few lines each.
const CALLS = new RegExp(
  [
    'web/src/lib/(?:http|session)/',
    'web/src/app/query-scope',
    '@tanstack/(?:react-query|query-core)/',
    'contract/src/(?:account|answers|auth|generated-script|plan-rules|plans|script-rules|scripts|storage|user)[.]',
  ].join('|'),
);

const FORMS = /react-hook-form|@hookform|web\/src\/ui\/form\//;

const OUTPUT = {
  codeSplitting: {
    groups: [
      // What waits for the visitor must not bring along what it waits for.
      {
        name: 'start',
        test: /web\/src\/lib\/(?:page\/waiting-page|browser\/log)[.]|vite\/preload-helper/,
        priority: 5,
      },
      { name: 'frame', test: /web\/src\/app\/start-app/, priority: 4 }, // and all that it imports
      { name: 'basics', test: BASICS, priority: 3 },
      { name: 'calls', test: CALLS, priority: 2 },
      { name: 'forms', test: FORMS, priority: 1 },
    ],
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), coloredScripts(), preloadTextFont(), offlineCopy()],
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': server, '/sandbox': server, '/healthz': server, '/readyz': server },
  },
  // What renders the pages holds all it needs, in the version that is meant for production.
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? 'dist/.render' : 'dist',
    copyPublicDir: !isSsrBuild,
    assetsDir: 'assets',
    assetsInlineLimit: 0, // the Content-Security-Policy forbids fonts from data: URLs
    modulePreload: { polyfill: false },
    manifest: !isSsrBuild,
    ...(!isSsrBuild && { rolldownOptions: { output: OUTPUT } }),
  },
}));

// Without it the browser asks for the font only after the styles have arrived, and the text jumps when it comes.
function preloadTextFont(): Plugin {
  return {
    name: 'preload-text-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => /geist.*\.woff2$/.test(file));
        if (!font) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${font}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
