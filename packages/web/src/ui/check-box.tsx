type CheckBoxProps = { label: string; checked: boolean; onChange: (isChecked: boolean) => void };

/** A box to check, and its words, which can be clicked as well. */
export function CheckBox({ label, checked, onChange }: CheckBoxProps) {
  return (
    <label className="flex min-h-9 items-center gap-2 text-small">
      <input
        type="checkbox"
        className="size-6 shrink-0 accent-accent"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
