import type { OFFICE } from '#language/steps/office.ts';
import { literal } from '../code.ts';
import type { Emitters } from '../emitters.ts';
import type { Scope } from '../scope.ts';
import { filesExpression } from '../things/files.ts';
import { placeExpression } from '../things/place.ts';
import { useHelper } from '../use-helper.ts';
import { argument } from '../values/expression.ts';
import { officeCall, withOffice } from './with-office.ts';

/** Word, PowerPoint, and what all Office programs can do with the document in front. */
export const EMIT_WORD = {
  'word-save-pdf': ({ file }, scope) => [
    officeCall('Word', 'SaveWordAsPdf', scope, ...(file ? [filesExpression(file, scope)] : [])),
  ],
  'word-do': ({ action }, scope) => [WORD_ACTIONS[action](scope)],
  'word-font': ({ font, size }, scope) => [
    officeCall('Word', 'SetWordFont', scope, literal(font), ...(size === undefined ? [] : [String(size)])),
  ],
  'word-replace': ({ what, by }, scope) => [
    officeCall('Word', 'ReplaceInWord', scope, literal(what), argument(by, scope)),
  ],
  'word-insert': ({ value }, scope) => [
    withOffice('Word', `wordApp.Selection.TypeText(String(${argument(value, scope)}))`, scope),
  ],
  'word-language': ({ language }, scope) => [
    officeCall('Word', 'SetWordLanguage', scope, String(LANGUAGES[language.toLowerCase()] ?? LANGUAGES.english)),
  ],
  'save-copy': ({ folder, dated }, scope) => [
    `${useHelper(scope.draft, 'SaveCopyIn')}(${placeExpression(folder, scope)}, ${dated ?? false})`,
  ],
  'run-macro': ({ macro }, scope) => [`${useHelper(scope.draft, 'RunMacro')}(${literal(macro)})`],
  'slide-show': ({ action }, scope) => [SLIDE_ACTIONS[action](scope)],
  print: (_step, scope) => [`${useHelper(scope.draft, 'PrintInFront')}()`],
} satisfies Partial<Emitters<typeof OFFICE>>;

const WORD_ACTIONS = {
  bold: selection('Font.Bold := true'),
  italic: selection('Font.Italic := true'),
  underline: selection('Font.Underline := 1'),
  highlight: selection('Range.HighlightColorIndex := 7'),
  'track-changes': (scope: Scope) => officeCall('Word', 'ToggleTrackChanges', scope),
  'accept-all': (scope: Scope) => withOffice('Word', 'wordApp.ActiveDocument.AcceptAllRevisions()', scope),
  'reject-all': (scope: Scope) => withOffice('Word', 'wordApp.ActiveDocument.RejectAllRevisions()', scope),
  'word-count': (scope: Scope) => officeCall('Word', 'ShowWordCount', scope),
  'page-break': selection('InsertBreak(7)'),
  comment: (scope: Scope) => withOffice('Word', 'wordApp.ActiveDocument.Comments.Add(wordApp.Selection.Range)', scope),
  'heading-1': selection('Style := -2'),
  'heading-2': selection('Style := -3'),
  'normal-style': selection('Style := -1'),
  bullets: selection('Range.ListFormat.ApplyBulletDefault()'),
  'save-all': (scope: Scope) => officeCall('Word', 'SaveAllInWord', scope),
} as const;

const SLIDE_ACTIONS = {
  start: (scope: Scope) => `${useHelper(scope.draft, 'ShowSlides')}("{F5}")`,
  'from-here': (scope: Scope) => `${useHelper(scope.draft, 'ShowSlides')}("+{F5}")`,
  end: running('show.Exit()'),
  next: running('show.Next()'),
  previous: running('show.Previous()'),
  // 3: black; 1: the slide again.
  black: running('show.State := show.State = 3 ? 1 : 3'),
  export: (scope: Scope) => officeCall('PowerPoint', 'ExportSlides', scope),
} as const;

/** The numbers that Word has for languages. */
const LANGUAGES: Readonly<Record<string, number>> = {
  english: 1033,
  'us english': 1033,
  american: 1033,
  'american english': 1033,
  british: 2057,
  'uk english': 2057,
  'british english': 2057,
  'english (uk)': 2057,
  'english (us)': 1033,
  german: 1031,
  french: 1036,
  spanish: 3082,
  italian: 1040,
  dutch: 1043,
  portuguese: 2070,
  brazilian: 1046,
  'brazilian portuguese': 1046,
  polish: 1045,
  russian: 1049,
  ukrainian: 1058,
  czech: 1029,
  greek: 1032,
  finnish: 1035,
  swedish: 1053,
  danish: 1030,
  norwegian: 1044,
  turkish: 1055,
  japanese: 1041,
  chinese: 2052,
  korean: 1042,
};

function selection(action: string): (scope: Scope) => string {
  return (scope) => withOffice('Word', `wordApp.Selection.${action}`, scope);
}

function running(action: string): (scope: Scope) => string {
  return ({ draft }) => `${useHelper(draft, 'SlideShow')}((show) => ${action})`;
}
