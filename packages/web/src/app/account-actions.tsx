import { PAGES } from '@hotscribe/contract';
import { useNavigate } from 'react-router';
import { signOut } from '#lib/http/sign-out.ts';
import { useSession } from '#lib/session/use-session.ts';
import { Button } from '#ui/action/button.tsx';
import { ButtonLink } from '#ui/action/button-link.tsx';
import type { ButtonSize } from '#ui/action/button-look.ts';

/** Login and Sign Up for visitors, Logout for signed-in users. */
export function AccountActions({ size }: { size: ButtonSize }) {
  const { status } = useSession();
  const navigate = useNavigate();
  if (status !== 'signed-in') {
    return (
      <>
        <ButtonLink to={PAGES.login.path} tone="quiet" size={size}>
          Login
        </ButtonLink>
        <ButtonLink to={PAGES.register.path} size={size}>
          Sign Up
        </ButtonLink>
      </>
    );
  }
  const leave = () => {
    signOut();
    navigate(PAGES.login.path);
  };
  return (
    <Button tone="secondary" size={size} onClick={leave}>
      Logout
    </Button>
  );
}
