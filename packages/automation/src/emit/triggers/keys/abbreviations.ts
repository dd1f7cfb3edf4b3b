import type { Rule } from '#language/program.ts';
import type { Step } from '#language/steps.ts';
import { block } from '../../code.ts';
import { functionBody } from '../../function-body.ts';
import type { WhenRule } from '../../scope.ts';
import { ruleLines } from '../rule-lines.ts';
import { keyCondition, scopeOf } from './key-condition.ts';
import type { Keyboard } from './keyboard.ts';

type Abbreviation = WhenRule & { readonly trigger: Extract<WhenRule['trigger'], { kind: 'abbr' }> };

/** More than AutoHotkey can recognize. */
const LONGEST = 40;

export function isAbbreviation(rule: Rule): rule is Abbreviation {
  return rule.kind === 'when' && rule.trigger.kind === 'abbr';
}

/** A typed abbreviation: replaced by a text where that is all it does, else the start of its steps. */
export function emitAbbreviation(rule: Abbreviation, keyboard: Keyboard): void {
  const condition = keyCondition(rule, '', keyboard);
  const texts = rule.trigger.texts.filter((text) => text && claim(text, rule, condition, keyboard));
  const long = texts.filter((text) => text.length > LONGEST);
  const short = texts.filter((text) => text.length <= LONGEST);
  for (const text of long) push(condition, [text.slice(-LONGEST)], rule, keyboard, text.length - LONGEST);
  const replacement = replacementOf(rule.steps);
  if (replacement === undefined) push(condition, short, rule, keyboard, 0);
  else
    for (const text of short)
      keyboard.draft.hotkeys.push({ condition, lines: [`${head(text, rule, 'T')}${replacement}`] });
}

function push(condition: string, texts: readonly string[], rule: Abbreviation, keyboard: Keyboard, more: number): void {
  // One function for each way of firing: only what came after an ending character has one to type again.
  for (const group of Map.groupBy(texts, (text) => firesAtOnce(text, rule)).values()) {
    const heads = group.map((text) => head(text, rule, more > 0 ? '?' : ''));
    const ending = !firesAtOnce(group[0] ?? '', rule) && endsWithText(rule.steps) ? ['SendText(A_EndChar)'] : [];
    const rest = more > 0 ? [`Send("{Backspace ${more}}")`] : [];
    const body = functionBody(scopeOf(rule, keyboard), (inner) => [...rest, ...ruleLines(rule, inner), ...ending]);
    keyboard.draft.hotkeys.push({ condition, lines: [...heads.slice(0, -1), ...block(heads.at(-1) ?? '', body)] });
  }
}

function claim(text: string, { trigger }: Abbreviation, condition: string, { claimed }: Keyboard): boolean {
  const name = `${condition}\n::${trigger.case ? `C:${text}` : text.toLowerCase()}`;
  if (claimed.has(name)) return false;
  claimed.add(name);
  return true;
}

function head(text: string, rule: Abbreviation, option: string): string {
  const { trigger } = rule;
  const inside = trigger.inside && !option.includes('?') ? '?' : '';
  return `:${firesAtOnce(text, rule) ? '*' : ''}${inside}${trigger.case ? 'C' : ''}${option}:${escaped(text)}::`;
}

// With a sign at an end nobody types it by accident; a plain word has to end first.
function firesAtOnce(text: string, { trigger }: Abbreviation): boolean {
  if (trigger.fires) return trigger.fires === 'now';
  return /^[^\p{L}\p{N}]|[^\p{L}\p{N}]$/u.test(text);
}

/** A text that can stand behind `::`. Blanks at an end would be lost there, and a brace would open a block. */
function replacementOf(steps: readonly Step[]): string | undefined {
  const [step] = steps;
  if (steps.length !== 1 || step?.kind !== 'type' || step.value.kind !== 'text') return undefined;
  const { text } = step.value;
  if (!text || /[\r\n]|^[\s{]|\s$/.test(text)) return undefined;
  return text
    .replaceAll('`', '``')
    .replaceAll('\t', '`t')
    .replace(/(^|\s);/g, '$1`;');
}

// A semicolon begins a comment only behind a blank.
function escaped(text: string): string {
  const signs: Readonly<Record<string, string>> = {
    '`': '``',
    ':': '`:',
    ';': '`;',
    '\t': '`t',
    '\n': '`n',
    '\r': '`r',
  };
  return text.replace(/[`:\t\n\r]|(?<=\s);/g, (sign) => signs[sign] ?? sign);
}

function endsWithText(steps: readonly Step[]): boolean {
  const last = steps.at(-1);
  if (last?.kind === 'if') return endsWithText(last.steps) && endsWithText(last.otherwise ?? []);
  return last?.kind === 'type' || last?.kind === 'type-slowly' || (last?.kind === 'paste' && last.value !== undefined);
}
