// Finds headings and buttons of the interface that are not in Title Case.
import { parseSync } from 'vite';

/** @typedef {{ line: number, text: string }} Heading */

const HEADING_TAGS = /^(?:h[1-4]|Button|ButtonLink)$/;
// What a component shows as its heading or on a button. A message or a question is a sentence, and not among them.
const HEADING_PROPS = {
  AccountCard: ['heading'],
  AuthFrame: ['heading'],
  BarChart: ['title'],
  ConfirmDialog: ['confirm', 'cancel'],
  Dialog: ['title'],
  DialogActions: ['submit'],
  KindBars: ['title'],
  PasswordAndCodeForm: ['submit'],
  UserAction: ['heading', 'button', 'confirm'],
};

const SMALL_WORDS = new Set('a an and as at but by for from in into of on or per the to with'.split(' '));

/**
 * The texts of headings and buttons in a source file.
 * @param {string} file
 * @param {string} source
 * @returns {Heading[]}
 */
export function headingsIn(file, source) {
  const { program } = parseSync(file, source);
  const texts = [...elementsIn(program)].flatMap((element) => {
    const { name, attributes } = element.openingElement;
    const shown = HEADING_PROPS[name.name] ?? [];
    return [
      ...(HEADING_TAGS.test(name.name) ? element.children.flatMap(textsOf) : []),
      ...attributes.filter((prop) => shown.includes(prop.name?.name)).flatMap(({ value }) => textsOf(value)),
    ];
  });
  return texts
    .map(({ start, text }) => ({ line: source.slice(0, start).split('\n').length, text: text.trim() }))
    .filter(({ text }) => /[a-z]/i.test(text));
}

/**
 * @param {string} text
 * @returns {boolean}
 */
export function isTitleCase(text) {
  const words = text.split(/[\s-]+/).map((word) => word.replace(/^[^\p{L}\d]+/u, ''));
  const last = words.length - 1;
  return words.every((word, index) => !/^\p{Ll}/u.test(word) || (index > 0 && index < last && SMALL_WORDS.has(word)));
}

// The words themselves, not the values they are chosen by.
function textsOf(node) {
  switch (node?.type) {
    case 'JSXText':
    case 'Literal':
      return typeof node.value === 'string' ? [{ start: node.start, text: node.value }] : [];
    case 'TemplateLiteral':
      return node.quasis.map(({ start, value }) => ({ start, text: value.cooked ?? '' }));
    case 'JSXExpressionContainer':
      return textsOf(node.expression);
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'LogicalExpression':
      return textsOf(node.right);
    case 'JSXElement':
      return /^(?:label|bdi)$/.test(node.openingElement.name.name) ? node.children.flatMap(textsOf) : [];
    default:
      return [];
  }
}

function* elementsIn(node) {
  if (node.type === 'JSXElement') yield node;
  for (const value of Object.values(node)) {
    if (value !== null && typeof value === 'object') yield* elementsIn(value);
  }
}
