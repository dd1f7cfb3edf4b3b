import type { Overview } from '@hotscribe/contract';
import { shortDay } from '#lib/page/dates.ts';
import { COMPLAINT_WORDS } from '#script/complaint/complaint-words.ts';
import { Card } from '#ui/layout/card.tsx';
import { KindBars } from './kind-bars.tsx';

/** What came of answers, week by week, and what had happened where they were given back. */
export function OverviewWeeks({ overview: { weeks, symptoms } }: { overview: Overview }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card className="flex min-w-0 flex-col gap-3 p-5">
        <h3 id="answers-by-week" className="text-small font-semibold">
          What Users Did with Their Scripts, by Week
        </h3>
        <WeekTable weeks={weeks.toReversed()} />
      </Card>
      <Card className="p-5">
        <KindBars
          title={`Why Scripts Were Credited Back, Last ${weeks.length} Weeks`}
          none="None were credited back."
          bars={symptoms.map(({ symptom, times }) => ({ label: COMPLAINT_WORDS[symptom], value: times }))}
        />
      </Card>
    </div>
  );
}

const COLUMNS = ['Week of', 'Scripts', 'Kept', 'Changed', 'Credited back'];

function WeekTable({ weeks }: { weeks: Overview['weeks'] }) {
  return (
    <table aria-labelledby="answers-by-week" className="w-full text-note">
      <thead>
        <tr className="border-b border-line text-ink-faint">
          {COLUMNS.map((column, index) => (
            <th key={column} scope="col" className={`py-1.5 font-medium ${index === 0 ? 'text-left' : 'text-right'}`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ week, scripts, kept, changed, givenBack }) => (
          <tr key={week} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-1.5 text-left align-top font-normal">
              {shortDay(week)}
            </th>
            <td className="py-1.5 text-right align-top tabular-nums">{scripts.toLocaleString('en-US')}</td>
            <Share times={kept} of={scripts} />
            <Share times={changed} of={scripts} />
            <Share times={givenBack} of={scripts} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// Of the scripts of that week, roughly: one may be kept in the week after it was made.
function Share({ times, of }: { times: number; of: number }) {
  const share = of > 0 && times > 0 ? ` (${Math.min(100, Math.round((times / of) * 100))}%)` : '';
  return (
    <td className="py-1.5 text-right align-top tabular-nums">
      {times.toLocaleString('en-US')}
      <span className="text-ink-faint max-sm:block">{share}</span>
    </td>
  );
}
