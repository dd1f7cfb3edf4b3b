// Fails when a file imports against the arrows in ARCHITECTURE.md, or in a circle.
// Plain Node on purpose: TypeScript 7 ships no JavaScript API for a ready-made tool to lean on.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importCycles } from './import-cycles.mjs';

const AHK = 'ahk/src/index.ts';
// One function, for pages that show an explanation before the rest of `ahk` is there.
const SAID_LINE = 'ahk/src/said-line';
const CONTRACT = 'contract/src/index.ts';
// Knows nothing of the server that starts it.
const SANDBOX = 'payments-sandbox/src/index.ts';
const AUTOMATION = 'automation/src/index.ts';
// Without the model, which the server's own thread does not load.
const WRITER = ['writer/src/pool', 'writer/src/refused', 'writer/src/named'];

const CLASS_NAMES = 'web/src/ui/class-names.ts';

// A folder may import itself and what is listed; `*` is one path segment, `**` any depth. A file in no folder
// listed here fails, so that a new room is added to the map when it is built.
const MAY_IMPORT = {
  'ahk/src': [],
  'automation/src/*.ts': ['automation/src/**', AHK],
  'automation/src/language': [],
  'automation/src/knowledge': [],
  'automation/src/text': ['automation/src/language'],
  'automation/src/check': ['automation/src/language', 'automation/src/knowledge', 'automation/src/describe'],
  'automation/src/describe': ['automation/src/language', 'automation/src/knowledge', AHK],
  'automation/src/emit': ['automation/src/language', 'automation/src/knowledge', 'automation/src/describe', AHK],
  'automation/src/knobs': [
    'automation/src/language',
    'automation/src/text',
    'automation/src/describe',
    'automation/src/check',
    AHK,
  ],
  'automation/src/edits': [
    'automation/src/language',
    'automation/src/text',
    'automation/src/describe',
    'automation/src/knobs',
  ],
  'contract/src': [],
  'payments-sandbox/src/*.ts': ['payments-sandbox/src/**'],
  'payments-sandbox/src/state': ['payments-sandbox/src/schema.ts'],
  'payments-sandbox/src/money': ['payments-sandbox/src/state'],
  'payments-sandbox/src/turns': [
    'payments-sandbox/src/money',
    'payments-sandbox/src/state',
    'payments-sandbox/src/schema.ts',
  ],
  'payments-sandbox/src/api': [
    'payments-sandbox/src/turns',
    'payments-sandbox/src/money',
    'payments-sandbox/src/state',
  ],
  'payments-sandbox/src/pages': [
    'payments-sandbox/src/turns',
    'payments-sandbox/src/money',
    'payments-sandbox/src/state',
  ],
  'server/src/*.ts': ['server/src/**', 'server/package.json', CONTRACT, SANDBOX, ...WRITER, AHK],
  'server/src/lib': [CONTRACT],
  'server/src/threads': ['server/src/lib'],
  'server/src/db': ['server/src/lib', SANDBOX],
  'server/src/http': ['server/src/lib', 'server/src/db', CONTRACT],
  'server/src/monitoring': ['server/src/lib', 'server/src/db', 'server/src/http', CONTRACT, ...WRITER],
  'server/src/llm': ['server/src/threads', 'server/src/lib', CONTRACT, AUTOMATION, AHK],
  'server/src/payments': ['server/src/lib', 'server/src/db', CONTRACT],
  'server/src/mail': ['server/src/lib', 'server/src/db', 'server/src/http', CONTRACT],
  'server/src/features/*': [
    'server/src/monitoring',
    'server/src/threads',
    'server/src/mail',
    'server/src/payments',
    'server/src/lib',
    'server/src/db',
    'server/src/http',
    'server/src/llm',
    CONTRACT,
    ...WRITER,
    AUTOMATION,
    AHK,
    SAID_LINE,
  ],
  'web/src/*.tsx': ['web/src/app'],
  'web/src/app': ['web/src/features/*', 'web/src/ui', 'web/src/lib', CONTRACT],
  'web/src/features/*': ['web/src/script', 'web/src/plans', 'web/src/ui', 'web/src/lib', CONTRACT, AHK],
  'web/src/script/storage': ['web/src/ui', 'web/src/lib', CONTRACT],
  'web/src/script/request': ['web/src/ui', 'web/src/lib', CONTRACT],
  'web/src/script/generation': ['web/src/ui', 'web/src/lib', CONTRACT],
  'web/src/script/report': ['web/src/script/request', 'web/src/ui', 'web/src/lib', CONTRACT, AHK, SAID_LINE],
  'web/src/script/code': [
    'web/src/script/report',
    'web/src/script/request',
    'web/src/ui',
    'web/src/lib',
    CONTRACT,
    AHK,
  ],
  'web/src/script/follow-up': [
    'web/src/script/code',
    'web/src/script/report',
    'web/src/script/request',
    'web/src/script/generation',
    'web/src/ui',
    'web/src/lib',
    CONTRACT,
    AHK,
  ],
  'web/src/script/knobs': [
    'web/src/script/follow-up',
    'web/src/script/report',
    'web/src/script/generation',
    'web/src/ui',
    'web/src/lib',
    CONTRACT,
    AHK,
  ],
  'web/src/script/complaint': [
    'web/src/script/follow-up',
    'web/src/script/code',
    'web/src/script/report',
    'web/src/script/generation',
    'web/src/ui',
    'web/src/lib',
    CONTRACT,
    AHK,
  ],
  'web/src/plans': ['web/src/ui', 'web/src/lib', CONTRACT],
  'web/src/ui/*.ts': [],
  'web/src/ui/status': [CLASS_NAMES, 'web/src/lib'],
  'web/src/ui/action': [CLASS_NAMES, 'web/src/ui/status', 'web/src/lib'],
  'web/src/ui/text': [CLASS_NAMES, 'web/src/ui/action', 'web/src/lib'],
  'web/src/ui/form': [CLASS_NAMES, 'web/src/ui/action', 'web/src/lib', CONTRACT],
  'web/src/ui/dialog': [CLASS_NAMES, 'web/src/ui/action', 'web/src/lib'],
  'web/src/ui/guide': [CLASS_NAMES, 'web/src/ui/action', 'web/src/lib', CONTRACT],
  'web/src/ui/layout': [CLASS_NAMES, 'web/src/ui/action', 'web/src/ui/status', 'web/src/lib'],
  'web/src/lib/browser': [],
  'web/src/lib/page': ['web/src/lib/browser', CONTRACT],
  'web/src/lib/session': ['web/src/lib/browser', CONTRACT],
  'web/src/lib/http': ['web/src/lib/session', 'web/src/lib/page', 'web/src/lib/browser', CONTRACT],
  'writer/src/*.ts': ['writer/src/**', AUTOMATION, AHK],
  'writer/src/knowledge': [AUTOMATION],
  'writer/src/screen': ['writer/src/knowledge', AHK],
  'writer/src/1-read': ['writer/src/knowledge', AUTOMATION],
  'writer/src/2-propose': ['writer/src/1-read', AUTOMATION],
  'writer/src/3-weigh': ['writer/src/2-propose', AUTOMATION, AHK],
  'writer/src/4-answer': ['writer/src/1-read', 'writer/src/2-propose', 'writer/src/3-weigh', AUTOMATION],
  'writer/src/revise': ['writer/src/1-read', 'writer/src/2-propose', 'writer/src/3-weigh', AUTOMATION],
  'writer/src/pool': ['writer/src/4-answer', 'writer/src/2-propose', 'writer/src/revise', 'writer/src/*.ts'],
};

const IMPORT =
  /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;
// Erased before anything runs, so it cannot close a circle.
const TYPE_IMPORT = /^\s*(?:import|export) type\b[^'"`;]*?\bfrom\s*['"][^'"]+['"]/gm;
// A script is a tree: statements hold expressions that hold functions that hold statements. With one construct a file,
// these files call each other as the grammar does. A circle inside one of these folders is that recursion;
// one that leaves its folder is a mistake here as everywhere.
const RECURSIVE = [
  'ahk/src/parse/',
  'ahk/src/scope/',
  'ahk/src/facts/',
  'ahk/src/explain/',
  'automation/src/language/',
  'automation/src/text/',
  'automation/src/emit/',
  'automation/src/describe/',
];
// Production must run none of it, so the server names its types, and loads it with import() where it starts it.
const SANDBOX_FROM_THE_START =
  /^\s*(?:import|export)\s+(?!type\b)[^'"`;]*?\bfrom\s*['"]@hotscribe\/payments-sandbox['"]/m;
const OWN_MODULE_MOCK = /\bvi\.(?:mock|doMock)\(\s*['"](?:[.#]|@hotscribe\/)/;

const layers = Object.entries(MAY_IMPORT)
  .map(([folder, allowed]) => ({ folder, home: toPattern(folder), allowed: allowed.map(toPattern) }))
  .sort((a, b) => b.folder.split('/').length - a.folder.split('/').length);

/** Every boundary that `source`, saved as `file` (relative to packages/), breaks. */
export function boundaryProblems(file, source) {
  const layer = layers.find(({ home }) => home.test(file));
  if (!layer) return [`${file}: in no layer; add its folder to MAY_IMPORT`];
  const home = layer.home.exec(file)?.[0] ?? '';
  const problems = ownImports(file, source)
    .filter((target) => !target.startsWith(`${home}/`) && !layer.allowed.some((rule) => rule.test(target)))
    .map((target) => `${file}: ${home} may not import ${target}`);
  if (file.includes('.test.') && OWN_MODULE_MOCK.test(source)) problems.push(`${file}: mocks one of our own modules`);
  if (!file.includes('.test.') && SANDBOX_FROM_THE_START.test(source)) {
    problems.push(`${file}: loads the payment sandbox also in production; use import()`);
  }
  return problems;
}

/** The files of this project that a file imports, relative to packages/. */
export function ownImports(file, source) {
  return [...source.matchAll(IMPORT)]
    .map((match) => resolveImport(file, match[1] ?? match[2] ?? match[3] ?? ''))
    .filter((target) => target !== undefined);
}

/** The circles among these files that are not the recursion of a tree within one folder. */
export function badCycles(sources) {
  const imports = new Map(sources.map(({ file, source }) => [file, ownImports(file, source.replace(TYPE_IMPORT, ''))]));
  return importCycles(imports).filter(
    (cycle) => !RECURSIVE.some((folder) => cycle.every((file) => file.startsWith(folder))),
  );
}

function resolveImport(file, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  if (specifier.startsWith('#')) return `${file.split('/')[0]}/src/${specifier.slice(1)}`;
  const own = /^@hotscribe\/([^/]+)(?:\/(.+))?$/.exec(specifier);
  return own ? `${own[1]}/src/${own[2] ?? 'index.ts'}` : undefined;
}

function toPattern(folder) {
  const body = folder
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*|\*/g, (star) => (star === '**' ? '.*' : '[^/]+'));
  return new RegExp(`^${body}(?=/|$)`);
}

function readSources(packages) {
  return readdirSync(packages)
    .flatMap((name) => {
      const folder = join(packages, name, 'src');
      return existsSync(folder) ? readdirSync(folder, { recursive: true }).map((path) => `${name}/src/${path}`) : [];
    })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path))
    .map((file) => ({ file, source: readFileSync(join(packages, file), 'utf8') }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sources = readSources(join(process.cwd(), 'packages'));
  const problems = [
    ...sources.flatMap(({ file, source }) => boundaryProblems(file, source)),
    ...badCycles(sources).map((cycle) => `import cycle: ${cycle.join(' → ')}`),
  ];
  for (const problem of problems) console.error(problem);
  console.log(`boundaries: ${sources.length} files, ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
