import { endUserSessions } from './admin-queries.ts';
import { UserAction } from './user-action.tsx';

/** For an account that somebody else may be using. */
export function SignOutUser() {
  return (
    <UserAction
      heading="Sign a user out"
      text="Signs the user out of every browser, for example if someone else has gotten in. Their password stays the same."
      button="Sign out everywhere"
      question="Sign this user out everywhere?"
      consequence={(email) => `${email} will have to sign in again in every browser.`}
      confirm="Sign out"
      busyText="Signing out..."
      failure="Failed to sign out"
      act={endUserSessions}
      done={({ ended }, email) => {
        return ['Signed out', `${email} was signed out of ${ended === 1 ? '1 browser' : `${ended} browsers`}.`];
      }}
    />
  );
}
