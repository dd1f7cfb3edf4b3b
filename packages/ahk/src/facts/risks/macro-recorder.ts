import type { Span } from '../../syntax/expression.ts';
import type { Use } from '../collect-uses.ts';
import { shapeOf } from '../shape.ts';
import type { Trigger } from '../trigger.ts';
import { placesOf, type RiskContext, within } from './risk-context.ts';
import { storesText } from './stores-text.ts';

/**
 * Whether what records keys is a tool of the person at the keyboard: it has a window, records when it is told to, and
 * asks where to save. One that starts on its own, hides, or picks its own file is not.
 */
export function isMacroRecorder(context: RiskContext, recorded: readonly Span[]): boolean {
  const hides = [...placesOf(context, 'hides-itself'), ...placesOf(context, 'starts-with-windows')];
  return (
    hides.length === 0 &&
    showsWindow(context.uses) &&
    savesWhereAsked(context.uses) &&
    !beginsUnasked(context, recorded)
  );
}

function showsWindow(uses: readonly Use[]): boolean {
  const makes = uses.some((use) => use.kind === 'call' && use.name === 'gui');
  const shows = uses.filter((use) => use.kind === 'method' && use.name === 'show');
  return makes && shows.some((use) => !/hide/.test(shapeOf(use.arguments[0])));
}

function savesWhereAsked(uses: readonly Use[]): boolean {
  const asks = uses.some(
    (use) => use.kind === 'call' && use.name === 'fileselect' && /^s/.test(shapeOf(use.arguments[0])),
  );
  return asks && uses.filter((use) => use.kind === 'call' && storesText(use)).every((use) => isChosen(pathOf(use)));
}

function pathOf({ name, arguments: given }: Use): string {
  return name === 'regwrite' ? 'registry' : shapeOf(given[name === 'fileopen' ? 0 : 1]);
}

// What a function was given is not followed; a place that the script names itself has a text in it.
function isChosen(path: string): boolean {
  return /‹fileselect›/.test(path) || /^(?:‹(?!a_)[^›]*›)+(?:\.\w{1,5})?$/.test(path);
}

function beginsUnasked({ uses, triggers }: RiskContext, recorded: readonly Span[]): boolean {
  const starts = uses.filter((use) => use.kind === 'method' && use.name === 'start');
  const begins = starts.length > 0 ? starts : recorded;
  return begins.some((span) => triggers.some((trigger) => !isAsked(trigger) && within(span, trigger.actions)));
}

function isAsked({ kind }: Trigger): boolean {
  return kind === 'hotkey' || kind === 'computed-hotkey' || kind === 'gui-event' || kind === 'menu-item';
}
