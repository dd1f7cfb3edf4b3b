import type { Point } from '#language/things.ts';
import { type Scope, variableOf } from '../scope.ts';
import { useHelper } from '../use-helper.ts';

/** A place on the screen as an expression for an object with `x` and `y`. */
export function pointExpression(point: Point, scope: Scope): string {
  const { draft } = scope;
  switch (point.kind) {
    case 'screen':
      return `{x: ${point.at.x}, y: ${point.at.y}}`;
    case 'window':
      return `${useHelper(draft, 'PointInWindow')}(${point.at.x}, ${point.at.y})`;
    case 'name':
      return `${useHelper(draft, 'SavedPoint')}(${variableOf(scope, point.name)})`;
    case 'mouse':
      return `${useHelper(draft, 'MousePoint')}()`;
    case 'center':
      return '{x: A_ScreenWidth // 2, y: A_ScreenHeight // 2}';
    case 'caret':
      return `${useHelper(draft, 'CaretPoint')}()`;
    case 'window-center':
      return `${useHelper(draft, 'WindowCenter')}()`;
  }
}

/** The same as `x, y` for a function that takes the two, where that needs no function of the library. */
export function pointArguments(point: Point): string | undefined {
  if (point.kind === 'screen') return `${point.at.x}, ${point.at.y}`;
  return point.kind === 'center' ? 'A_ScreenWidth // 2, A_ScreenHeight // 2' : undefined;
}
