import { quoteString } from '@hotscribe/ahk';
import type { Context, Rule, Step } from '#ir/automation.ts';
import { deaf, isPlainKey, keystroke, sent } from '#skills/keystroke.ts';
import { criterion } from '#skills/windows/target.ts';
import { emitTrigger, hotkeyName, hotstringHead, isHotkeyLike } from './emit-trigger.ts';
import { hoursGuard } from './hours-guard.ts';

/** Rules one after the other, those of one context together, and below them what their steps need. */
export function emitRules(all: readonly Rule[]): string {
  const rules = withHolders(withTaps(all));
  // What runs by itself first: below a hotkey it would read as if it belonged to it.
  const own = rules.filter((rule) => rule.kind === 'steps' && !isHotkeyLike(rule.trigger));
  const pressed = rules.filter((rule) => !own.includes(rule));
  const contexts = [...new Set(pressed.map(({ context }) => conditionOf(context)))].sort();
  const groups = contexts.map((condition) => {
    const texts = pressed.filter(({ context }) => conditionOf(context) === condition).map((rule) => emitRule(rule, 0));
    return condition ? [`#HotIf ${condition}`, ...texts, '#HotIf'].join('\n') : joined(texts);
  });
  // Two skills may share a helper function; written twice, the script would not load.
  const needs = new Set(
    rules
      .flatMap((rule) =>
        rule.kind === 'steps'
          ? [...rule.steps, ...tapSteps(rule)].flatMap((step) => step.needs.split(/\n\n(?=\S)/))
          : [],
      )
      .filter(Boolean),
  );
  return [...own.map(emitRule), ...groups, ...needs].join('\n\n');
}

// What is held before another key no longer does anything alone. A lock key or a modifier may lose that, a letter or a
// mouse button not.
function withHolders(rules: readonly Rule[]): Rule[] {
  const keysOf = (rule: Rule) =>
    rule.kind === 'remap' ? rule.from : rule.trigger.kind === 'hotkey' ? rule.trigger.keys : '';
  const holders = new Map<string, Rule>();
  for (const rule of rules) {
    const holder = /^(\S+) & /.exec(keysOf(rule))?.[1];
    if (holder && !/Lock$|Shift$|Ctrl$|Alt$|Win$/.test(holder) && !holders.has(holder)) holders.set(holder, rule);
  }
  const missing = [...holders].filter(([holder]) => !rules.some((rule) => keysOf(rule) === holder));
  return [
    ...rules,
    ...missing.map(([holder, { context }]): Rule => {
      const step = { title: '', code: `Send("{${holder}}") ; alone it does what it always did`, needs: '' };
      const rule: Rule = { kind: 'steps', trigger: { kind: 'hotkey', keys: holder }, steps: [step] };
      return context ? { ...rule, context } : rule;
    }),
  ];
}

// A key that does one thing when tapped and another when held is one hotkey, not two.
function withTaps(rules: readonly Rule[]): Rule[] {
  const tapOf = (key: string) =>
    rules.find(
      (rule) =>
        (rule.kind === 'steps' && rule.trigger.kind === 'hotkey' && rule.trigger.keys === key) ||
        (rule.kind === 'remap' && rule.from === key),
    );
  const taps = new Set<Rule>();
  const merged = rules.map((rule): Rule => {
    if (rule.kind !== 'steps' || rule.trigger.kind !== 'long-press') return rule;
    const tap = tapOf(rule.trigger.key);
    if (!tap) return rule;
    taps.add(tap);
    const steps =
      tap.kind === 'steps' ? tap.steps : [{ title: '', code: `Send(${quoteString(keystroke(tap.to))})`, needs: '' }];
    return { ...rule, trigger: { ...rule.trigger, tap: steps } };
  });
  return merged.filter((rule) => !taps.has(rule));
}

// Remaps of one line each stand together; blocks are set apart.
function joined(texts: readonly string[]): string {
  return texts.reduce((all, text, index) => {
    const apart = text.includes('\n') || (texts[index - 1] ?? '').includes('\n');
    return index === 0 ? text : `${all}${apart ? '\n\n' : '\n'}${text}`;
  }, '');
}

function emitRule(rule: Rule, index: number): string {
  if (rule.kind === 'remap') return emitRemap(rule.from, rule.to);
  const lines = [...hoursGuard(rule.hours), ...rule.steps.flatMap((step) => step.code.split('\n'))];
  const replacement = rule.trigger.kind === 'hotstring' ? asReplacement(lines) : undefined;
  if (replacement && rule.trigger.kind === 'hotstring') return `${hotstringHead(rule.trigger, 'T')}${replacement}`;
  if (!isHotkeyLike(rule.trigger) && rule.context) {
    const condition = conditionOf(rule.context);
    return emitTrigger(rule.trigger, [`if !(${condition})`, '    return', ...lines], index);
  }
  return emitTrigger(sendsItself(rule) ? deafened(rule.trigger) : rule.trigger, lines, index);
}

// `::btw::by the way` says it in one line; spaces at an end would be lost there, and a brace would open a block.
function asReplacement(lines: readonly string[]): string | undefined {
  const text = lines.length === 1 ? /^SendText\("((?:[^"`]|`.)*)"\)$/.exec(lines[0] ?? '')?.[1] : undefined;
  if (!text || /^[\s{]|\s$/.test(text)) return undefined;
  return text.replaceAll('`"', '"').replaceAll(' ;', ' `;');
}

function tapSteps({ trigger }: Extract<Rule, { kind: 'steps' }>): readonly Step[] {
  return trigger.kind === 'long-press' ? (trigger.tap ?? []) : [];
}

const CURSOR = /^(?:Up|Down|Left|Right|Home|End|PgUp|PgDn)$/;

function emitRemap(from: string, to: string): string {
  if (!to) return `${hotkeyName(from)}::return`;
  const target = to.replace(/^[~$*]*/, '');
  if (isPlainKey(from) && isPlainKey(target)) return `${hotkeyName(from)}::${hotkeyName(sent(target))}`;
  // A key that moves the cursor is remapped as it is, so that Shift still selects with it.
  if (CURSOR.test(target) || /^(?:Shift)?AltTab$/.test(target)) return `${hotkeyName(from)}::${target}`;
  return `${deaf(hotkeyName(from))}::Send(${quoteString(keystroke(target))})`;
}

// A hotkey that sends its own key would set itself off without end.
function sendsItself(rule: Extract<Rule, { kind: 'steps' }>): boolean {
  return rule.steps.some((step) => /\bSend\w*\(/.test(step.code));
}

function deafened(trigger: Extract<Rule, { kind: 'steps' }>['trigger']): typeof trigger {
  return trigger.kind === 'hotkey' && isPlainKey(trigger.keys) && !/^(?:[LRMX]Button|Wheel|F\d)/.test(trigger.keys)
    ? { ...trigger, keys: deaf(trigger.keys) }
    : trigger;
}

/** The expression that is true where a context is. */
export function conditionOf(context: Context | undefined): string {
  if (!context) return '';
  if (context.lock) return `${context.lock.on ? '' : '!'}GetKeyState("${context.lock.key}", "T")`;
  const tests = context.programs.map((program) => `WinActive(${criterion(program)})`).join(' || ');
  if (context.active) return tests;
  return context.programs.length > 1 ? `!(${tests})` : `!${tests}`;
}
