import { PAGES } from '@hotscribe/contract';
import { ButtonLink } from '#ui/action/button-link.tsx';
import { MessagePage } from '#ui/layout/message-page.tsx';
import { Keycap } from '#ui/text/keycap.tsx';

export function NotFoundPage() {
  return (
    <MessagePage
      kicker={<NoSuchKey />}
      heading="Page Not Found"
      text="There’s nothing at this address. The page may have moved, or the address may have a typo."
    >
      <ButtonLink to={PAGES.home.path}>Back to Home</ButtonLink>
    </MessagePage>
  );
}

function NoSuchKey() {
  return (
    <span className="flex gap-2" aria-hidden="true">
      {['4', '0', '4'].map((digit, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the digits never change and one of them comes twice
        <Keycap key={index} size="large">
          {digit}
        </Keycap>
      ))}
    </span>
  );
}
