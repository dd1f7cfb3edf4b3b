import { eachStatement } from '../check/each-statement.ts';
import { found, type RuleContext } from '../check/rule.ts';

/** `obj["key"]` on a plain object, `list[0]`, and loops over a plain object: all load, all fail when they run. */
export function objectUse(context: RuleContext): void {
  // Asked only where a plain object is used that way: it reads the whole source.
  const definesItems = (): boolean => /__Item|__Enum/i.test(context.source);
  for (const { node, statement } of context.noted.indexes) {
    const name = context.classOf(node.object);
    const value = node.arguments[0]?.value;
    if (name === 'object' && !definesItems()) {
      found(
        context,
        'object-index',
        node,
        statement,
        'A plain object has no [key]; write object.name, object.%name%, or make it a Map.',
      );
    } else if (name === 'array' && value?.kind === 'number' && value.value === 0) {
      const fix = { title: 'Write 1', start: value.start, end: value.end, text: '1' };
      found(
        context,
        'array-index-zero',
        value,
        statement,
        'Arrays count from 1 in AutoHotkey; there is no item 0.',
        fix,
      );
    }
  }
  eachStatement(context, ['for'], (node) => {
    if (context.classOf(node.iterable) !== 'object' || definesItems()) return;
    const { end } = node.iterable;
    const fix = { title: 'Add .OwnProps()', start: end, end, text: '.OwnProps()' };
    found(
      context,
      'object-enumeration',
      node.iterable,
      node.start,
      'You can’t loop over a plain object; use object.OwnProps() or a Map.',
      fix,
    );
  });
}
