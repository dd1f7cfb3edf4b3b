import type { Node } from '../syntax/statement.ts';
import { STATEMENT_KINDS } from '../syntax/statement-kinds.ts';

/** Where a statement stands. */
export type Place = {
  /** The function, method, hotkey or hotstring whose code it is; null for global code. */
  owner: Node | null;
  inClass: boolean;
  /** The code of a method runs here, not that of a function inside it. */
  inMethod: boolean;
  /** The loops around it, outermost first. */
  loops: Node[];
  /** The blocks around it, outermost first; null stands for the body of the owner itself. */
  blocks: (Node | null)[];
  /** The finally block around it, which no jump may leave. */
  finally: Node | null;
  /** Set when the statement is the body of if, loop and the like without braces. */
  bareBody: boolean;
};

export const TOP: Place = {
  owner: null,
  inClass: false,
  inMethod: false,
  loops: [],
  blocks: [null],
  finally: null,
  bareBody: false,
};

/** The place of all that is inside `parent`, which itself stands at `place`; see `placeOfChild` for single parts. */
export function placeInside(parent: Node, place: Place): Place {
  switch (parent.kind) {
    case 'function':
    case 'accessor':
      return { ...TOP, owner: parent, inMethod: place.inClass };
    case 'hotkey':
    case 'hotstring':
      return { ...TOP, owner: parent };
    case 'class':
    case 'property':
      return { ...place, inClass: true, inMethod: false, loops: [], blocks: [null], finally: null, bareBody: false };
    case 'field':
      return { ...place, inMethod: true };
    case 'arrow':
      return place.inMethod ? { ...place, inMethod: false } : place;
    case 'block':
      return { ...place, blocks: [...place.blocks, parent], bareBody: false };
    default:
      return place.bareBody ? { ...place, bareBody: false } : place;
  }
}

/** The place of `child`, a part of `parent`, where `inside` is the place of all that is inside `parent`. */
export function placeOfChild(parent: Node, child: Node, inside: Place): Place {
  switch (parent.kind) {
    case 'loop':
    case 'while':
    case 'for':
      if (parent.body === child)
        return { ...inside, loops: [...inside.loops, parent], bareBody: child.kind !== 'block' };
      return bodyOf(child, inside);
    case 'try':
      return bodyOf(child, parent.finally === child ? { ...inside, loops: [], finally: child } : inside);
    case 'if':
    case 'catch':
      return bodyOf(child, inside);
    default:
      return inside;
  }
}

function bodyOf(child: Node, place: Place): Place {
  const bare = HOLDERS.has(child.kind) && child.kind !== 'block' && child.kind !== 'catch';
  return place.bareBody === bare ? place : { ...place, bareBody: bare };
}

const HOLDERS: ReadonlySet<Node['kind']> = new Set<Node['kind']>([
  ...STATEMENT_KINDS,
  'case',
  'catch',
  'property',
  'accessor',
  'field',
]);

/** Statements and class members have a place; what is inside an expression has none of its own. */
export function isPlaced(node: Node): boolean {
  return HOLDERS.has(node.kind);
}
