import { turnOffUserTwoStep } from './admin-queries.ts';
import { UserAction } from './user-action.tsx';

/** For a user who lost both the phone and the recovery codes. */
export function TurnOffUserTwoStep() {
  return (
    <UserAction
      heading="Turn Off Two-Step Sign-In for a User"
      text="For someone who lost their phone and their recovery codes. Make sure it’s really them. After this, their password alone will let them in. They’ll get an email about it."
      button="Turn Off Two-Step Sign-In"
      question="Turn off two-step sign-in for this user?"
      consequence={(email) => `${email} will sign in with just a password.`}
      confirm="Turn Off"
      busyText="Turning off..."
      failure="Failed to turn off two-step sign-in"
      act={turnOffUserTwoStep}
      done={(_answer, email) => ['Turned off', `Two-step sign-in is off for ${email}.`]}
    />
  );
}
