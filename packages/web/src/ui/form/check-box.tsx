type CheckBoxProps = {
  label: string;
  checked: boolean;
  onChange: (isChecked: boolean) => void;
  /** The ids of what else is said about it. */
  describedBy?: string;
  isInvalid?: boolean;
};

/** A box to check, and its words, which can be clicked as well. */
export function CheckBox({ label, checked, onChange, describedBy, isInvalid = false }: CheckBoxProps) {
  return (
    <label className="flex min-h-9 items-center gap-2 text-small">
      <input
        type="checkbox"
        className="size-6 shrink-0 accent-accent"
        checked={checked}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
