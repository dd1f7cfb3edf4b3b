import { PAGES } from '@hotscribe/contract';
import { ButtonLink } from '#ui/action/button-link.tsx';
import { MessagePage } from '#ui/layout/message-page.tsx';

export function DeadLink() {
  return (
    <MessagePage
      kicker="Nothing was changed"
      heading="This link doesn’t work anymore"
      text="It may have expired, already been used, or been cut off. Getting a new one only takes a minute."
    >
      <ButtonLink to={PAGES.forgotPassword.path}>Get a New Link</ButtonLink>
    </MessagePage>
  );
}
