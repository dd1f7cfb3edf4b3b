import { Field, INPUT_LOOK } from '#ui/form/field.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { SignInCode } from '#ui/form/sign-in-code.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Specimen } from './specimen.tsx';

const OPTIONS = { month: 'Monthly', year: 'Yearly', one_time: 'One Time' };
const WRONG = 'Please enter a valid email address';

export function Fields() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Specimen name="TextField: empty, filled, wrong, disabled">
        <TextField label="Email" type="email" placeholder="you@example.com" hint="We write only when you ask us to." />
        <TextField label="Name" defaultValue="Notepad at hand" />
        <TextField label="Email" type="email" defaultValue="ada@" error={WRONG} />
        <TextField label="Plan" defaultValue="Monthly" disabled />
      </Specimen>
      <Specimen name="PasswordField: empty, wrong">
        <PasswordField label="Password" autoComplete="new-password" hint="7 or more characters." />
        <PasswordField label="Password" autoComplete="new-password" defaultValue="short" error="It’s too short" />
      </Specimen>
      <Specimen name="SignInCode: from the app, wrong, a recovery code">
        <SignInCode kind="app" onKind={() => {}} />
        <SignInCode kind="app" onKind={() => {}} defaultValue="12345" error="The code from your app has 6 digits" />
        <SignInCode kind="recovery" onKind={() => {}} />
      </Specimen>
      <Specimen name="TextArea: empty, wrong">
        <TextArea label="Description" rows={2} />
        <TextArea label="Description" rows={2} error="Describe the plan" />
      </Specimen>
      <Specimen name="SelectField: chosen, wrong, disabled">
        <SelectField label="Billing Interval" options={OPTIONS} />
        <SelectField label="Billing Interval" options={OPTIONS} error="Choose one" />
        <SelectField label="Plan Type" options={OPTIONS} disabled />
      </Specimen>
      <Specimen name="Field: around an input of any kind">
        <Field label="Start Date" hint="In UTC.">
          {(tied) => <input type="date" className={INPUT_LOOK} {...tied} />}
        </Field>
      </Specimen>
    </div>
  );
}
