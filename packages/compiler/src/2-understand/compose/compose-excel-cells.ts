import { quoteString } from '@hotscribe/ahk';
import type { Reading } from '#ir/entity.ts';
import { RUNNING } from '#skills/office/running.ts';
import { without } from '../mask.ts';
import { findTriggers } from '../triggers/find-triggers.ts';
import type { Composed } from './composed.ts';

const DATE = String.raw`(?:the\s+)?(?:today'?s?\s+|current\s+)?date(?:\s+of\s+today|\s+today)?`;
const TIME = String.raw`(?:the\s+)?(?:current\s+)?time`;
const VALUE = String.raw`(?<value>${DATE}|${TIME}|"[^"\n]{1,80}"|'[^'\n]{1,80}'|\d+(?:\.\d+)?)`;
const NEW_ROW = new RegExp(
  String.raw`\b(?:puts?|inserts?|adds?|makes?)(?:\s+in)?\s+an?\s+(?:new |empty |blank )+(?:row|line)\s+(?<side>above|over|below|under(?:neath)?|beneath)\b[^.;]{0,40}?\b(?:and|with)\s+(?:writes?\s+|puts?\s+)?${VALUE}\s+(?:in|into)\s+(?:its\s+|the\s+)?column\s+(?<column>[a-z])\b`,
  'iu',
);
const EMPTY_CELLS = new RegExp(
  String.raw`\b(?:puts?|writes?|inserts?|enters?|types?)\s+${VALUE}\s+(?:in|into)\s+(?:every|all|each|the)\s+(?:of\s+the\s+)?(?:empty|blank)\s+(?:cells?|ones)\b[^.;]{0,30}\bselect`,
  'iu',
);
const IN_CELL = new RegExp(
  String.raw`\b(?:puts?|writes?|inserts?|enters?|types?|write)\s+${VALUE}\s+(?:in|into)\s+(?:the|this|that|my)\s+(?:(?:current|active|selected)\s+)?cell\b[^.;]{0,20}?\b(?:and|then)\s+(?:then\s+)?(?:goes|go|moves?|jumps?|steps?|selects?|be|ends? up)\b(?<move>[^.;]{3,40})`,
  'iu',
);
const FORMATS = { date: 'FormatTime(, "yyyy-MM-dd")', time: 'FormatTime(, "HH:mm")' };

/** "a new row above and todays date in its column A", "… in the cell and then one down": what is written, and where. */
export function composeExcelCells(reading: Reading): Composed | undefined {
  const found = findTriggers(reading);
  const [only, ...more] = found;
  if (only?.trigger.kind !== 'hotkey' || more.length > 0) return undefined;
  const { text } = without(reading, only.used);
  const code = newRow(text) ?? emptyCells(text) ?? inCell(text);
  if (!code) return undefined;
  const step = { title: 'Write into cells of the open Excel sheet', code: code.join('\n'), needs: RUNNING };
  return {
    rules: [{ kind: 'steps', trigger: only.trigger, steps: [step] }],
    assumed: [],
    used: reading.entities,
    score: 0.95,
    isRead: true,
  };
}

function newRow(text: string): string[] | undefined {
  const said = NEW_ROW.exec(text)?.groups;
  if (!said?.value || !said.column) return undefined;
  const isAbove = /above|over/i.test(said.side ?? '');
  const cell = `"${said.column.toUpperCase()}" newRow`;
  return [
    'sheet := OfficeProgram("Excel.Application").ActiveSheet',
    `newRow := sheet.Application.ActiveCell.Row${isAbove ? '' : ' + 1'}`,
    'sheet.Rows(newRow).Insert()',
    `sheet.Range(${cell}).Value := ${written(said.value)}`,
    `sheet.Range(${cell}).Select()`,
  ];
}

function emptyCells(text: string): string[] | undefined {
  const value = EMPTY_CELLS.exec(text)?.groups?.value;
  if (!value) return undefined;
  return [
    'excel := OfficeProgram("Excel.Application")',
    'for cell in excel.Selection.Cells',
    '    if cell.Text = ""',
    `        cell.Value := ${written(value)}`,
  ];
}

function inCell(text: string): string[] | undefined {
  const said = IN_CELL.exec(text)?.groups;
  const move = said?.move ?? '';
  const offset = /\b(?:up|above|previous row)\b/i.test(move)
    ? '-1, 0'
    : /\b(?:down|below|under|next (?:row|line)|row below)\b/i.test(move)
      ? '1, 0'
      : /\b(?:right|next (?:cell|column))\b/i.test(move)
        ? '0, 1'
        : undefined;
  if (!said?.value || !offset) return undefined;
  return [
    'cell := OfficeProgram("Excel.Application").ActiveCell',
    `cell.Value := ${written(said.value)}`,
    `cell.Offset(${offset}).Select()`,
  ];
}

function written(value: string): string {
  if (/^["']/.test(value)) return quoteString(value.slice(1, -1));
  if (/^\d/.test(value)) return value;
  return /date/i.test(value) ? FORMATS.date : FORMATS.time;
}
