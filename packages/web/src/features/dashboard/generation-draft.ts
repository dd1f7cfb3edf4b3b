import { type GeneratedScript, generatedScript, scriptNameFrom } from '@hotscribe/contract';
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { currentConnection } from '#lib/http/connection.ts';
import { carriedRequest, dropCarriedRequest } from '#lib/page/carried-request.ts';
import { pastedDescription } from '#script/code/pasted-script.ts';

const STORED_DRAFT = 'generationDraft';

const result = z.object({
  /** Tells one result from the next. */
  madeAt: z.number(),
  generated: generatedScript,
  /** By which the server knows it; null for what was tried on the home page. */
  answerId: z.string().nullable().default(null),
  /** What it was generated from; the text in the box may have moved on. */
  description: z.string(),
  /** The script as the user has changed it. */
  script: z.string(),
  name: z.string(),
  /** It is code that the user pasted: nothing was written, nor charged. */
  isPasted: z.boolean().default(false),
  /** What was last saved of it, and under which id. */
  saved: z.object({ id: z.string(), name: z.string(), script: z.string() }).nullable(),
});

const carried = z.object({ description: z.string(), generated: generatedScript.nullable() });

const draft = z.object({
  owner: z.string(),
  description: z.string(),
  result: result.nullable(),
  /** What another tab has asked for, while the result is saved nowhere. */
  ready: result.nullable().default(null),
  /** The result is of an earlier request: a later one became no script, and this is not the answer to it. */
  isSetAside: z.boolean().default(false),
});

export type GenerationResult = z.infer<typeof result>;
export type GenerationDraft = z.infer<typeof draft>;
export type ChangeDraft = (change: (draft: GenerationDraft) => Partial<GenerationDraft>) => void;

/**
 * What the user is working on, kept for as long as the tab lives: a reload, or a visit to the checkout, must not
 * lose a description, let alone a script that was paid for. It is the user's own: another one starts afresh.
 * Without a connection it also outlives the tab, since nobody can finish it there and then.
 */
export function useGenerationDraft(owner: string): [GenerationDraft, ChangeDraft] {
  const [current, setCurrent] = useState(() => readDraft(owner));
  const change: ChangeDraft = useCallback((changeOf) => {
    setCurrent((before) => ({ ...before, ...changeOf(before) }));
  }, []);
  useEffect(() => storeDraft(current), [current]);
  useEffect(() => dropCarriedRequest(), []);
  return [current, change];
}

/** What was generated, before its user has changed anything. */
export function freshResult(
  description: string,
  generated: GeneratedScript,
  answerId: string | null = null,
): GenerationResult {
  const now = new Date();
  const name = scriptNameFrom(generated.explanation.lines, description);
  return {
    madeAt: now.getTime(),
    generated,
    answerId,
    description,
    script: generated.script,
    name,
    isPasted: false,
    saved: null,
  };
}

/** Code that the user pasted, opened as an answer. */
export function pastedResult(generated: GeneratedScript): GenerationResult {
  return { ...freshResult(pastedDescription(generated), generated), isPasted: true };
}

/** It is nowhere but on this page: what is not edited can be opened again, unless it was tried on the home page. */
export function wouldBeLost({ answerId, script, generated, saved }: GenerationResult): boolean {
  if (saved?.script === script) return false;
  return answerId === null || script !== generated.script;
}

/** What becomes of a result whose script was changed: a name that nobody gave it follows what the script does. */
export function changedResult({ generated, description, name }: GenerationResult, changed: GeneratedScript) {
  const isOwnName = name !== scriptNameFrom(generated.explanation.lines, description);
  return {
    generated: changed,
    script: changed.script,
    name: isOwnName ? name : scriptNameFrom(changed.explanation.lines, description),
  };
}

/** The result on the page. */
export function inPlace(result: GenerationResult): Partial<GenerationDraft> {
  return { result, ready: null, isSetAside: false };
}

/** Puts a result in its place; one of another tab must not push out a script that was paid for and is saved nowhere. */
export function placeResult(before: GenerationDraft, next: GenerationResult): Partial<GenerationDraft> {
  const isAsked = [before.description.trim(), before.result?.description].includes(next.description);
  return isAsked || !isUnsaved(before) ? inPlace(next) : { ready: next, isSetAside: false };
}

function readDraft(owner: string): GenerationDraft {
  const kept = storedDraft(() => sessionStorage, owner) ?? draftOfOfflineTab(owner);
  const stored = kept ?? { owner, description: '', result: null, ready: null, isSetAside: false };
  const { data: request } = carried.safeParse(carriedRequest());
  if (!request) return stored;
  // What was tried on the home page must not take the place of a script that was paid for and is saved nowhere.
  const result = request.generated && carriedResult(request.description, request.generated);
  const shown = isUnsaved(stored) ? stored.result : result;
  return { ...stored, description: request.description, result: shown, isSetAside: false };
}

function carriedResult(description: string, generated: GeneratedScript): GenerationResult {
  const isPasted = generated.script.trim() === description.replace(/\r\n?/g, '\n').trim();
  return isPasted ? pastedResult(generated) : freshResult(description, generated);
}

function isUnsaved({ result }: GenerationDraft): boolean {
  return result !== null && result.saved === null;
}

function draftOfOfflineTab(owner: string): GenerationDraft | undefined {
  const left = storedDraft(() => localStorage, owner);
  // Taken over by this tab; the next one that is opened is for something else.
  if (left && currentConnection() === 'online') localStorage.removeItem(STORED_DRAFT);
  return left;
}

function storedDraft(place: () => Storage, owner: string): GenerationDraft | undefined {
  try {
    const stored = draft.safeParse(JSON.parse(place().getItem(STORED_DRAFT) ?? 'null'));
    return stored.success && stored.data.owner === owner ? stored.data : undefined;
  } catch {
    return undefined;
  }
}

function storeDraft(current: GenerationDraft): void {
  try {
    sessionStorage.setItem(STORED_DRAFT, JSON.stringify(current));
    if (currentConnection() !== 'online') localStorage.setItem(STORED_DRAFT, JSON.stringify(current));
  } catch {
    // Storage is blocked or full: the draft lasts until the page is left.
  }
}
