// Finds English that reads as translated, or British, in interface texts, test titles and documents.
import { parseSync } from 'vite';

/** @typedef {'interface' | 'title' | 'document'} Kind */
/** @typedef {{ kind: Kind, file: string, line: number, text: string }} Text */
/** @typedef {{ file: string, line: number, words: string, instead: string }} Odd */

const EVERYWHERE = [
  { pattern: /\b(?:for|to|from|by|with) who\b/gi, instead: 'say “for anyone who”' },
  { pattern: /\bof who (?:is|was|has|had)\b/gi, instead: 'say “of anyone who”' },
  { pattern: /\bby itself\b/gi, instead: 'say “automatically” or “on its own”' },
  { pattern: /\bnot known here\b/gi, instead: 'say “we don’t know”, or what to do' },
  { pattern: /\bwhat is left of\b/gi, instead: 'name the thing: “your plan usage”' },
  { pattern: /\banew\b/gi, instead: 'say “again”' },
  { pattern: /\bmend(?:s|ed|ing)?\b/gi, instead: 'say “fix”' },
  { pattern: /\bexpiry\b/gi, instead: 'say “expiration”' },
  { pattern: /\bwasn[’']t this you\b/gi, instead: 'say “If this wasn’t you, …”' },
  { pattern: /\bround (?:brackets?|ones)\b/gi, instead: 'say “parentheses”' },
  {
    pattern: /\bwhat (?:is|was) \w+(?: in| out| up)? (?:is|was|are|were|can|cannot|could|will|stays|counts)\b/gi,
    instead: 'name the thing instead of “what is …”',
  },
  {
    pattern:
      /(?<!-)\b(?:(?:un)?colour|behaviour|favour|neighbour|honour|centre\b|licence|cancelled|labelled|travell)\w*/gi,
    instead: 'use the American spelling',
  },
  {
    pattern: /\b(?:initial|recogn|organ|summar|minim|maxim|author|custom)is(?:e[sd]?|ing)\b/gi,
    instead: 'spell it with a z',
  },
];

const WORDS = {
  interface: [
    ...EVERYWHERE,
    { pattern: /\bcould not be\b/gi, instead: 'say “We couldn’t …”' },
    { pattern: /^\s*Such as\b/g, instead: 'say “For example, …”' },
    { pattern: /\bthe inbox of\b/gi, instead: 'say “We sent it to …”' },
    { pattern: /\bnothing was charged\b/gi, instead: 'say “This didn’t count against your plan”' },
    { pattern: /\b[Pp]ress (?:Download|Copy|Install|Convert|Save)\b/g, instead: 'say “click”: keys are pressed' },
    { pattern: /\btakes? the place of\b/gi, instead: 'say “replace”' },
    { pattern: /\binternet address(?:es)?\b/gi, instead: 'say “IP address”' },
  ],
  title: [
    ...EVERYWHERE,
    { pattern: /^who(?:ever)?\b/gi, instead: 'say what the user gets: “a canceled subscription keeps …”' },
  ],
  document: [
    ...EVERYWHERE,
    {
      pattern: /(?:[.;:] |^- )who(?:ever)? (?:is|was|has|had|signs|buys|reads|wants)\b/gi,
      instead: 'say “anyone who”, or name them',
    },
  ],
};

// Whether a file has any of the words anywhere, which is quick to tell.
const MENTIONED = { interface: mentions(WORDS.interface), title: mentions(WORDS.title) };

function mentions(words) {
  const anywhere = words.map(
    ({ pattern: { source, flags } }) => new RegExp(source.replace(/^\^/, ''), flags.replace('g', '')),
  );
  return (text) => anywhere.some((pattern) => pattern.test(text));
}

/**
 * The texts of a file that people read, each with its line.
 * @param {Kind} kind
 * @param {string} file
 * @param {string} source
 * @returns {Text[]}
 */
export function readTexts(kind, file, source) {
  if (kind === 'document') return linesOf(source).map((text, index) => ({ kind, file, line: index + 1, text }));
  // Parsing every file takes seconds; few have any of the words at all.
  if (!MENTIONED[kind](source)) return [];
  const { program } = parseSync(file, source);
  const found = kind === 'title' ? titles(program) : [...literals(program)];
  return found
    .filter(isSentence)
    .map(({ start, text }) => ({ kind, file, line: source.slice(0, start).split('\n').length, text }));
}

// Code and the names of files are no English.
function linesOf(document) {
  return document.replace(/`[^`\n]*`/g, '').split('\n');
}

// Names of states, files and tags are a single word.
function isSentence({ text }) {
  return text.trim().includes(' ');
}

/**
 * @param {Text} text
 * @returns {Odd[]}
 */
export function oddWords({ kind, file, line, text }) {
  return WORDS[kind].flatMap(({ pattern, instead }) =>
    [...text.matchAll(pattern)].map(([words]) => ({ file, line, words, instead })),
  );
}

function titles(program) {
  return [...nodesIn(program)].flatMap((node) => {
    if (node.type !== 'CallExpression' || !/^(?:test|it|describe|inEachWidth)$/.test(calledName(node.callee)))
      return [];
    const [title] = node.arguments;
    return title?.type === 'Literal' || title?.type === 'TemplateLiteral' ? [...literals(title)] : [];
  });
}

function calledName(callee) {
  if (callee.type === 'Identifier') return callee.name;
  const inner = callee.object ?? callee.callee ?? callee.tag;
  return inner ? calledName(inner) : '';
}

function* literals(tree) {
  for (const node of nodesIn(tree)) {
    if (node.type === 'Literal' && typeof node.value === 'string') yield { start: node.start, text: node.value };
    if (node.type === 'TemplateElement') yield { start: node.start, text: node.value.cooked ?? '' };
    if (node.type === 'JSXText') yield { start: node.start, text: node.value };
  }
}

function* nodesIn(node) {
  if (typeof node.type === 'string') yield node;
  for (const [name, value] of Object.entries(node)) {
    // The path of an import is no text.
    if (name === 'source' || value === null || typeof value !== 'object') continue;
    yield* nodesIn(value);
  }
}
