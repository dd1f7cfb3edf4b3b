import { startPatience } from '#lib/patience.ts';
import { textWithin } from '#lib/text-within.ts';

// The browser gives up after 10 s, and its user should hear why.
const PATIENCE_MS = 8000;
// A page of 100 invoices has less than one.
const MOST_BYTES = 16_000_000;

/**
 * One request to the payment provider. Where nothing comes in time, or what comes has no end or is none of its answers,
 * the SDK is told that the provider failed: it would wait three times as long, read until the memory is full, and hand
 * us what is not there.
 */
export async function providerFetch(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const tooSlow = new AbortController();
  const patience = startPatience(PATIENCE_MS, () => tooSlow.abort());
  const signals = [tooSlow.signal, ...(init?.signal ? [init.signal] : [])];
  try {
    const reply = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.any(signals) });
    const text = await textWithin(MOST_BYTES, reply);
    return isAnswer(text) ? new Response(text, reply) : failure('an answer that is none of its own');
  } catch (error) {
    if (tooSlow.signal.aborted) return failure('no answer in time');
    // Cut off or never connected: that is over soon and worth another attempt, which the SDK makes.
    throw error;
  } finally {
    patience.stop();
  }
}

// Everything that it says is an object with its kind, or an error.
function isAnswer(text: string): boolean {
  try {
    const { object, error } = JSON.parse(text);
    return typeof object === 'string' || typeof error === 'object';
  } catch {
    return false;
  }
}

function failure(message: string): Response {
  return Response.json(
    { error: { type: 'api_error', message } },
    { status: 502, headers: { 'stripe-should-retry': 'false' } },
  );
}
