import { endUserSessions } from './admin-queries.ts';
import { UserAction } from './user-action.tsx';

/** For an account that somebody else may be using. */
export function SignOutUser() {
  return (
    <UserAction
      heading="Sign a User Out"
      text="Signs the user out of every browser. Use this if, for example, someone else has gotten into their account. Their password stays the same."
      button="Sign Out Everywhere"
      question="Sign this user out everywhere?"
      consequence={(email) => `${email} will have to sign in again in every browser.`}
      confirm="Sign Out"
      busyText="Signing out..."
      failure="Failed to sign out"
      act={endUserSessions}
      done={({ ended }, email) => {
        return ['Signed out', `${email} was signed out of ${ended === 1 ? '1 browser' : `${ended} browsers`}.`];
      }}
    />
  );
}
