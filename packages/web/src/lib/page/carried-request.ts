import type { GeneratedScript } from '@hotscribe/contract';

const STORED_REQUEST = 'carriedRequest';

/** What a visitor tried on the home page, on its way to their dashboard. */
export type CarriedRequest = { description: string; generated: GeneratedScript | null };

type Answer = { kind: string; generated?: GeneratedScript };

export function carryRequest(description: string, answer: Answer): void {
  const request: CarriedRequest = { description, generated: answer.generated ?? null };
  try {
    sessionStorage.setItem(STORED_REQUEST, JSON.stringify(request));
  } catch {
    // Storage is blocked, and without it nobody can sign in either.
  }
}

/** What is carried, for whoever checks it before they trust it. */
export function carriedRequest(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_REQUEST) ?? 'null');
  } catch {
    return null;
  }
}

export function dropCarriedRequest(): void {
  try {
    sessionStorage.removeItem(STORED_REQUEST);
  } catch {
    // Nothing was stored.
  }
}
