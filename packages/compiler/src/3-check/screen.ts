import { HARMS } from '#knowledge/harm.ts';

/** Why a request must be refused, or nothing where it need not be. */
export function harmIn(text: string): string | undefined {
  const plain = text.normalize('NFKC').replace(/[\u200b-\u200d\u2060]/g, '');
  return HARMS.find(({ said }) => said.test(plain))?.reason;
}
