import type { Knob } from '@hotscribe/contract';
import { INPUT_LOOK } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { DaysField } from './days-field.tsx';

type KnobInputProps = {
  knob: Knob;
  label: string;
  error: string | undefined;
  value: string;
  onInput: (value: string) => void;
};

const HINTS: Partial<Record<Knob['kind'], string>> = {
  time: 'For example, 500 ms, 2 seconds, or 5 minutes.',
  folder: 'For example, Documents\\Notes or D:\\Backup.',
  point: 'Pixels from the left and from the top.',
  color: 'For example, red or #2b5c8a.',
};

/** The input that fits what a value is. */
export function KnobInput({ knob: { kind, options }, label, error, value, onInput }: KnobInputProps) {
  const texts = { label, error, hint: error ? undefined : HINTS[kind] };
  if (kind === 'choice' && options) {
    const labels = Object.fromEntries(options.map((option) => [option.value, option.label]));
    return <SelectField {...texts} options={labels} value={value} onChange={(event) => onInput(event.target.value)} />;
  }
  if (kind === 'text') {
    return <TextArea {...texts} rows={1} value={value} onChange={(event) => onInput(event.target.value)} />;
  }
  if (kind === 'days') return <DaysField {...texts} value={value} onInput={onInput} />;
  if (kind === 'hours') return <HoursField {...texts} value={value} onInput={onInput} />;
  return (
    <TextField
      {...texts}
      dir="auto"
      autoComplete="off"
      type={kind === 'time-of-day' ? 'time' : 'text'}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      value={value}
      onChange={(event) => onInput(event.target.value)}
    />
  );
}

type PartProps = { label: string; error: string | undefined; value: string; onInput: (value: string) => void };

function HoursField({ label, error, value, onInput }: PartProps) {
  const [from = '', to = ''] = value.split('-');
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-small font-medium">{label}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <input
          type="time"
          aria-label="From"
          className={`${INPUT_LOOK} flex-1`}
          value={from}
          onChange={(event) => onInput(`${event.target.value}-${to}`)}
        />
        <span aria-hidden="true">to</span>
        <input
          type="time"
          aria-label="To"
          className={`${INPUT_LOOK} flex-1`}
          value={to}
          onChange={(event) => onInput(`${from}-${event.target.value}`)}
        />
      </div>
      {error && (
        <p role="alert" className="text-note text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
