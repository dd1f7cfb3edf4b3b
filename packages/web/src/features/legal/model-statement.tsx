import { type LanguageModel, privacyFactsEndpoint } from '@hotscribe/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/http/api-client.ts';
import { Notice } from '#ui/status/notice.tsx';

const ask = callApi(privacyFactsEndpoint);

const facts = {
  queryKey: [privacyFactsEndpoint.path],
  queryFn: () => ask({}),
  meta: { failure: 'We couldn’t check which language model this site uses' },
};

/** The facts about this particular site; the text around it applies to all of them. */
export function ModelStatement() {
  const { data, isError } = useQuery(facts);
  return (
    <Notice>
      <p aria-live="polite" className="min-h-6">
        {isError ? 'We couldn’t check whether this site uses a language model.' : statement(data?.languageModel)}
      </p>
    </Notice>
  );
}

function statement(model: LanguageModel | undefined): string {
  switch (model?.kind) {
    case 'none':
      return 'This site uses no language model: your descriptions stay on our server.';
    case 'own':
      return 'This site uses a language model that runs on our own computers.';
    case 'provider':
      return `This site sends descriptions to the language model at ${model.host}.`;
    default:
      return 'We’re checking whether this site uses a language model.';
  }
}
