import { PAGES } from '@hotscribe/contract';
import { ButtonLink } from '#ui/action/button-link.tsx';
import { MessagePage } from '#ui/layout/message-page.tsx';
import { usePageTitle } from './page-title.ts';

export function UnderConstructionPage() {
  return (
    <MessagePage
      kicker={usePageTitle()}
      heading="Page Under Construction"
      text="This page isn’t ready yet. It will be here soon."
    >
      <ButtonLink to={PAGES.home.path} tone="secondary">
        Back to Home
      </ButtonLink>
    </MessagePage>
  );
}
