/** What the server answered to public calls while it rendered the page, by their paths. */
export type GivenAnswers = Readonly<Record<string, unknown>>;

export const ANSWERS_ELEMENT = 'answers';

/** The answers that came with the page; the calls for them are made all the same, when the page is alive. */
export function givenAnswers(): GivenAnswers {
  try {
    return JSON.parse(globalThis.document?.getElementById(ANSWERS_ELEMENT)?.textContent ?? '{}');
  } catch {
    return {};
  }
}
