import type { Span } from '#language/leaves.ts';
import type { DIALOGS } from '#language/steps/dialogs.ts';
import { isByHand } from '#language/stop-key.ts';
import type { Spot } from '#language/things.ts';
import { literal } from '../code.ts';
import type { Emitters } from '../emitters.ts';
import { laterFunction } from '../function-body.ts';
import type { Scope } from '../scope.ts';
import { oneFile } from '../things/files.ts';
import { useHelper } from '../use-helper.ts';
import { argument } from '../values/expression.ts';
import { spanExpression } from '../values/time-expression.ts';
import { emitSteps } from './emit-steps.ts';
import { endsRule } from './ends-rule.ts';
import { HUGE, lettering, PLAIN } from './lettering.ts';

type ShowKind =
  | 'show'
  | 'notify'
  | 'tip'
  | 'big-text'
  | 'hide-big-text'
  | 'label'
  | 'hide-label'
  | 'show-picture'
  | 'show-list'
  | 'note-window';

/** What the script puts on the screen. */
export const EMIT_SHOWN: Pick<Emitters<typeof DIALOGS>, ShowKind> = {
  show: (step, scope) => {
    const { value, title, time } = step;
    const words = [argument(value, scope), title ? argument(title, scope) : ''];
    // While the box is open, the key must go on counting, and the next reminder must come.
    const helper = endsRule(step, scope) ? messageFor(scope) : undefined;
    if (!helper) return [`MsgBox(${words.join(', ')}, ${onTop(time)})`];
    return [`${useHelper(scope.draft, helper)}(${given(...words, time ? onTop(time) : '')})`];
  },
  notify: ({ value, steps }, scope) => {
    const notice = `TrayTip(${argument(value, scope)})`;
    if (!steps) return [notice];
    const action = laterFunction({ ...scope, retriggers: false }, 'NoticeClicked', (inner) => emitSteps(steps, inner));
    return [notice, `${useHelper(scope.draft, 'WhenNoticeClicked')}(${action})`];
  },
  // A later tip sets the same timer anew, and so has its full time.
  tip: ({ value, time }, scope) => [
    `ToolTip(${argument(value, scope)})`,
    `SetTimer(ToolTip, -${time ? spanExpression(time) : USUAL_TIP})`,
  ],
  'big-text': (step, scope) => {
    const { value, spot, time } = step;
    const limit = time ? spanExpression(time) : scope.draft.hidesBigText ? '0' : '';
    const look = [spot ? labelPlace(spot) : '', ...lettering(step, HUGE)];
    return [`${useHelper(scope.draft, 'ShowBigText')}(${given(argument(value, scope), limit, ...look)})`];
  },
  'hide-big-text': (_, { draft }) => [`${useHelper(draft, 'HideBigText')}()`],
  label: (step, scope) => {
    const { label, value, spot } = step;
    const look = [spot ? labelPlace(spot) : '', ...lettering(step, PLAIN)];
    return [`${useHelper(scope.draft, 'ShowLabel')}(${given(literal(label), argument(value, scope), ...look)})`];
  },
  'hide-label': ({ label }, { draft }) => [`${useHelper(draft, 'HideLabel')}(${literal(label)})`],
  'show-picture': ({ file }, scope) => [`${useHelper(scope.draft, 'ShowPicture')}(${oneFile(file, scope)})`],
  'show-list': ({ value }, scope) => [`${useHelper(scope.draft, 'ShowList')}(${argument(value, scope)})`],
  'note-window': ({ file }, scope) => [`${useHelper(scope.draft, 'NoteWindow')}(${oneFile(file, scope)})`],
};

// What comes again by itself may come while nobody is there; what happens once has nothing to wait for.
function messageFor({ rule, timer }: Scope): 'ShowReminder' | 'ShowMessage' | undefined {
  if (timer) return 'ShowReminder';
  if (isByHand(rule.trigger)) return 'ShowMessage';
  return ONCE.includes(rule.trigger.kind) ? undefined : 'ShowReminder';
}

const ONCE: readonly string[] = ['start', 'exits', 'after', 'on-date'];
const USUAL_TIP = 2000;

/** Arguments without the empty ones at their end. */
function given(...values: readonly string[]): string {
  return values.slice(0, values.findLastIndex((value) => value !== '') + 1).join(', ');
}

// 0x1000 keeps a message above all windows.
function onTop(time: Span | undefined): string {
  if (!time) return '"0x1000"';
  return time.from === time.to ? `"0x1000 T${time.from / 1000}"` : `"0x1000 T" . ${spanExpression(time)} / 1000`;
}

function labelPlace(spot: Spot): string {
  if (spot.kind === 'at') return `{x: ${spot.corner.x}, y: ${spot.corner.y}}`;
  if (spot.kind === 'percent') {
    const { x, y } = spot.corner;
    return `{x: A_ScreenWidth * ${x} // 100, y: A_ScreenHeight * ${y} // 100}`;
  }
  return literal(/(?:(?:top|bottom)-)?(?:left|right)|top|bottom/.exec(spot.kind)?.[0] ?? 'center');
}
