import { CheckBox } from '#ui/form/check-box.tsx';

type DaysFieldProps = { label: string; error: string | undefined; value: string; onInput: (value: string) => void };

const DAYS = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const;

/** Days of the week, each with a box of its own; `mon+wed` is Monday and Wednesday. */
export function DaysField({ label, error, value, onInput }: DaysFieldProps) {
  const chosen = new Set(value.split('+'));
  const names = Object.keys(DAYS) as (keyof typeof DAYS)[];
  const set = (day: string, isOn: boolean) =>
    onInput(names.filter((name) => (name === day ? isOn : chosen.has(name))).join('+'));
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-small font-medium">{label}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {names.map((name) => (
          <CheckBox key={name} label={DAYS[name]} checked={chosen.has(name)} onChange={(isOn) => set(name, isOn)} />
        ))}
      </div>
      {error && (
        <p role="alert" className="text-note text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
