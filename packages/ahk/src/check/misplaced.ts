import { eachStatement } from './each-statement.ts';
import { found, type RuleContext } from './rule.ts';

/** Definitions where the loader allows none. */
export function misplaced(context: RuleContext): void {
  eachStatement(context, ['class', 'hotkey', 'remap', 'hotstring', 'function', 'directive'], (node, place) => {
    switch (node.kind) {
      case 'class':
        if (place.owner && !place.inClass)
          found(context, 'misplaced-definition', node.nameSpan, node.start, 'A class can’t be inside a function.');
        break;
      case 'hotkey':
      case 'remap':
      case 'hotstring':
        if (place.owner || place.inClass)
          found(
            context,
            'misplaced-definition',
            node,
            node.start,
            'A hotkey or hotstring can’t be inside a function or class.',
          );
        else if (place.bareBody)
          found(
            context,
            'misplaced-definition',
            node,
            node.start,
            'A hotkey can’t be the only thing below if, else, or a loop.',
          );
        break;
      case 'function':
        if (node.isStatic && !place.owner && !place.inClass)
          found(
            context,
            'invalid-function',
            node.nameSpan,
            node.start,
            'A static function can only be inside a function or class.',
          );
        if (place.bareBody)
          found(
            context,
            'misplaced-definition',
            node.nameSpan,
            node.start,
            'A function can’t be the only thing below if, else, or a loop.',
          );
        break;
      case 'directive':
        if (node.name === '#HotIf' && (place.owner || place.inClass))
          found(context, 'misplaced-definition', node, node.start, '#HotIf can’t be inside a function or class.');
        break;
    }
  });
}
