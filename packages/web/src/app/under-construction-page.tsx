import { PAGES } from '@hotscribe/contract';
import { ButtonLink } from '#ui/button-link.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { usePageTitle } from './page-title.ts';

export function UnderConstructionPage({ text }: { text: string }) {
  return (
    <MessagePage kicker={usePageTitle()} heading="Page Under Construction" text={text}>
      <ButtonLink to={PAGES.home.path} tone="secondary">
        Back to Home
      </ButtonLink>
    </MessagePage>
  );
}
