import { sayHotkey } from '@hotscribe/ahk';
import type { Automation } from '#ir/automation.ts';
import { conditionOf, emitRules } from './emit-rules.ts';

/** The text of the script: what every script starts with, what it does in words, and the code. */
export function emitScript(automation: Automation): string {
  return [header(automation), bodyOf(automation)]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()
    .concat('\n');
}

function header(automation: Automation): string {
  const does = titlesOf(automation);
  const stop = automation.kind === 'recipe' && automation.stop ? [inWords(automation.stop)] : [];
  return [
    '#Requires AutoHotkey v2.0',
    '#SingleInstance Force',
    '',
    ...[...new Set(does)].filter(Boolean).map((line) => comment(`${line}.`)),
    ...stop.map(comment),
    '; To end the script: right-click the green H in the notification area and choose Exit.',
    '',
  ].join('\n');
}

/** What the script does, in the words of its skills. */
export function titlesOf(automation: Automation): string[] {
  if (automation.kind === 'recipe') return [automation.title];
  return automation.rules.flatMap((rule) =>
    rule.kind === 'steps' ? rule.steps.map((step) => step.title) : [describeRemap(rule.from, rule.to)],
  );
}

function describeRemap(from: string, to: string): string {
  if (/^(?:Shift)?AltTab$/.test(to)) return capital(`${sayHotkey(from)} goes through the open windows`);
  return capital(to ? `${sayHotkey(from)} does what ${sayHotkey(to)} does` : `${sayHotkey(from)} does nothing`);
}

// `^!F12` means nothing to who reads how to stop the script.
function inWords(text: string): string {
  return text.replace(/(?<!\S)[\^!+#]+(?:\w+|[^\s\w](?=\s))(?=[\s.,;:]|$)/g, sayHotkey);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// A line break in a title would end the comment and leave words of the user standing as code.
function comment(text: string): string {
  return `; ${text.replace(/\s+/g, ' ').replace(/\.\.$/, '.')}`;
}

function bodyOf(automation: Automation): string {
  const body = automation.kind === 'recipe' ? recipeOf(automation) : emitRules(automation.rules);
  return body.includes('ChosenFolder()') ? `${body}\n\n${CHOSEN_FOLDER}` : body;
}

function recipeOf({ code, context }: Extract<Automation, { kind: 'recipe' }>): string {
  return context ? `#HotIf ${conditionOf(context)}\n${code}\n#HotIf` : code;
}

// Without a choice nothing may go on: an empty path would mean the root of the drive.
const CHOSEN_FOLDER = `ChosenFolder() {
    folder := DirSelect(, , "Choose the folder")
    if (folder = "")
        Exit()
    return folder
}`;
