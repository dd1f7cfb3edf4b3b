import { appCode, RECOVERY_CODE_LENGTH, recoveryCode } from '@hotscribe/contract';
import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Field, type FieldTexts, INPUT_LOOK } from './field.tsx';

export type CodeKind = 'app' | 'recovery';

export const CODE_RULES = { app: appCode, recovery: recoveryCode } satisfies Record<CodeKind, unknown>;

type InputProps = Omit<ComponentProps<'input'>, 'required'>;

type Texts = { label: string; hint?: string; input: InputProps; other: { kind: CodeKind; text: string } };

const TEXTS: Record<CodeKind, Texts> = {
  app: {
    label: 'Code from your app',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
    other: { kind: 'recovery', text: 'Use a recovery code instead' },
  },
  recovery: {
    label: 'Recovery code',
    hint: `One of the codes you saved: ${RECOVERY_CODE_LENGTH} letters and numbers. Each one works once.`,
    input: { inputMode: 'text', autoComplete: 'off' },
    other: { kind: 'app', text: 'Use a code from your app instead' },
  },
};

type SignInCodeProps = InputProps & { kind: CodeKind; onKind: (kind: CodeKind) => void; error?: string | undefined };

/** The second step of signing in: a code from the app, or one that was kept for when the app is gone. */
export function SignInCode({ kind, onKind, error, ...given }: SignInCodeProps) {
  const { label, hint, input, other } = TEXTS[kind];
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="w-full">
        <CodeField label={label} hint={hint} error={error} {...input} {...given} />
      </div>
      <button
        type="button"
        onClick={() => onKind(other.kind)}
        className="min-h-8 text-note font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
      >
        {other.text}
      </button>
    </div>
  );
}

/** A code to type or to paste. No length is set: it would cut off what is pasted with spaces in it. */
export function CodeField({ label, hint, error, ...input }: Omit<FieldTexts, 'required'> & InputProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(tied) => (
        // On a phone there is little room below it, and a toast that says the code was wrong would hide it.
        <div data-keep-clear>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={classNames(INPUT_LOOK, 'font-mono tracking-widest')}
            {...input}
            {...tied}
          />
        </div>
      )}
    </Field>
  );
}
