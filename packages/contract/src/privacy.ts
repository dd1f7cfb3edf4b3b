import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Who reads a description besides this server: nobody, a model of the operator's own, or one of another company. */
const languageModel = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('own') }),
  z.object({ kind: z.literal('provider'), host: z.string() }),
]);

export type LanguageModel = z.infer<typeof languageModel>;

export const privacyFactsEndpoint = endpoint({
  method: 'GET',
  path: '/api/privacy',
  access: 'public',
  summary: 'Get the facts the privacy policy must state about this site: where descriptions are sent',
  input: z.strictObject({}),
  output: z.object({ success: z.literal(true), languageModel }),
  errors: [],
});
