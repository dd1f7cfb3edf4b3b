import type { Trigger } from '#ir/automation.ts';
import { SCREEN_COLOURS } from '#knowledge/screen-colours.ts';
import { folderExpression } from '#skills/folder-expression.ts';

type Of<K extends Trigger['kind']> = Extract<Trigger, { kind: K }>;

/** Looks at a place on the screen several times a second, and acts once each time it comes true. */
export function pixelWatch({ at, event, colour }: Of<'pixel'>, body: readonly string[], number: string): string {
  const look = `colour := PixelGetColor(${at.x}, ${at.y})`;
  const first =
    event === 'changes'
      ? ['static lastColour := ""', look, 'isSo := lastColour != "" && colour != lastColour', 'lastColour := colour']
      : [
          `static wasSo := ${event === 'leaves'} ; once each time`,
          look,
          ...conditionFor(colour, event === 'leaves'),
          'if (isSo = wasSo)',
          '    return',
          'wasSo := isSo',
        ];
  return [
    `SetTimer(CheckPixel${number}, 250)`,
    'Persistent()',
    '',
    `CheckPixel${number}() {`,
    ...indented(['CoordMode("Pixel", "Screen")', ...first, 'if !isSo', '    return', ...body]),
    '}',
  ].join('\n');
}

function conditionFor(colour: string, isOver: boolean): string[] {
  const named = SCREEN_COLOURS[colour];
  const not = isOver ? '!' : '';
  if (!named) return [`isSo := ${isOver ? 'colour != ' : 'colour = '}0x${colour}`];
  const parts = 'red := colour >> 16, green := (colour >> 8) & 0xFF, blue := colour & 0xFF';
  return [parts, `isSo := ${not}(${named}) ; ${isOver ? 'no longer ' : ''}${colour}`];
}

/** Looks into a folder every other second; files that are there from the start are left alone. */
export function newFileWatch({ folder, type }: Of<'new-file'>, body: readonly string[], number: string): string {
  return [
    `watchedFolder${number} := ${folderExpression(folder)}`,
    `SetTimer(CheckFolder${number}, 2000)`,
    'Persistent()',
    '',
    `CheckFolder${number}() {`,
    ...indented([
      'static known := ""',
      'files := Map(), newFile := ""',
      `Loop Files watchedFolder${number} "\\*.${type}" {`,
      '    files[A_LoopFilePath] := true',
      '    if (known && !known.Has(A_LoopFilePath))',
      '        newFile := A_LoopFilePath',
      '}',
      'known := files',
      'if (newFile = "")',
      '    return',
      ...body,
    ]),
    '}',
  ].join('\n');
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => (line ? `    ${line}` : ''));
}
