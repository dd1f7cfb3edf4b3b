import type { Overview, OverviewDay } from '@hotscribe/contract';
import { shortDay } from '#lib/page/dates.ts';
import { priceText } from '#plans/price-text.ts';
import { Card } from '#ui/layout/card.tsx';
import { BarChart } from './bar-chart.tsx';
import { KindBars } from './kind-bars.tsx';

type Count = 'newUsers' | 'scripts' | 'refused' | 'outOfScope' | 'unclear' | 'revenue';

export function OverviewPlots({ overview: { days, currency } }: { overview: Overview }) {
  const money = (amount: number) => priceText(amount, currency);
  const bars = (of: Count) => days.map((day) => ({ label: shortDay(day.day), value: day[of] }));
  const lastDays = `last ${days.length} days`;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card className="p-5">
        <BarChart
          title="Generations per Day"
          summary={`${sum(days, 'scripts').toLocaleString('en-US')} in the ${lastDays}`}
          bars={bars('scripts')}
        />
      </Card>
      <Card className="p-5">
        <BarChart
          title="Revenue per Day"
          summary={`${money(sum(days, 'revenue'))} in the ${lastDays}`}
          bars={bars('revenue')}
          format={money}
        />
      </Card>
      <Card className="p-5">
        <BarChart
          title="New Users per Day"
          summary={`${sum(days, 'newUsers').toLocaleString('en-US')} in the ${lastDays}`}
          bars={bars('newUsers')}
        />
      </Card>
      <Card className="p-5">
        <KindBars
          title={`Requests That Didn’t Produce a Script, Last ${days.length} Days`}
          none="Every request became a script."
          bars={[
            { label: 'Refused as harmful', value: sum(days, 'refused') },
            { label: 'Out of scope', value: sum(days, 'outOfScope') },
            { label: 'Unclear', value: sum(days, 'unclear') },
          ]}
        />
      </Card>
    </div>
  );
}

function sum(days: readonly OverviewDay[], of: Count): number {
  return days.reduce((total, day) => total + day[of], 0);
}
