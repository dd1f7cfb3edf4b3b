import type { Diagnostic } from '@hotscribe/ahk';
import type { ChatMessage } from './chat-model.ts';
import { SCRIPT_RULES } from './script-rules.ts';

export type PromptContext = {
  description: string;
  /** Scripts that were run in the real AutoHotkey. */
  samples: readonly string[];
  /** What our own writer made, where it is sure of it. */
  draft: string | undefined;
  /** Keys, texts, times and numbers that the request names. */
  named: readonly string[];
};

/** The messages that ask a model for a script. */
export function scriptPrompt({ description, samples, draft, named }: PromptContext): ChatMessage[] {
  const parts = [
    SCRIPT_RULES,
    ...(draft === undefined
      ? samplesPart(samples)
      : [`A draft for this request. It loads, but may be wrong:\n${block(draft)}`]),
    ...(named.length > 0 ? [`The request names, and the script must not forget: ${named.join(', ')}`] : []),
  ];
  return [
    { role: 'system', content: parts.join('\n\n') },
    { role: 'user', content: description },
  ];
}

function samplesPart(samples: readonly string[]): string[] {
  return samples.length > 0
    ? [
        `Scripts for other requests, which load and work. Take their style, not what they do:\n${samples.map(block).join('\n')}`,
      ]
    : [];
}

export function block(script: string): string {
  return `\`\`\`ahk\n${script.trim()}\n\`\`\``;
}

const SEND_AGAIN = 'Send the whole script again in one ```ahk block.';

/** What to say to a model whose script does not load. */
export function repairRequest(script: string, problems: readonly Diagnostic[]): string {
  const lines = script.split('\n');
  const list = problems.slice(0, 10).map(({ range, message }) => {
    const { line } = range.start;
    return `Line ${line}: ${message}\n    ${(lines[line - 1] ?? '').trim().slice(0, 200)}`;
  });
  return ['AutoHotkey v2 does not load this script:', ...list, SEND_AGAIN].join('\n');
}

export function forgottenRequest(forgotten: readonly string[]): string {
  return `The request names ${forgotten.join(', ')}, and the script does not use it. If it is part of what is wanted, add it. ${SEND_AGAIN}`;
}

export function harmRequest(because: string): string {
  return `This script cannot be given to a user. ${because} Do what is asked without that, or answer "REFUSED: why". ${SEND_AGAIN}`;
}
