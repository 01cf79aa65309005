import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import { formatDate } from '~/shared/format-date';
import * as texts from '../../texts';

const [width, height] = [600, 160];
/** More bars than these would be too thin on a phone: one for each week takes their place. */
const mostBars = 100;
const WEEK = 7;

type DaysChartProps = { days: readonly string[]; seen: readonly number[] };

/** Renders a bar for each day or each week; the tables below it have the same figures for screen readers. */
export function DaysChart({ days, seen }: DaysChartProps) {
  const isByWeek = seen.length > mostBars;
  const bars = isByWeek ? weeksOf(seen) : seen;
  const highest = Math.max(1, ...bars);
  const step = width / bars.length;
  const [first, last] = [formatDate(days[0]) ?? '', formatDate(days.at(-1)) ?? ''];
  const words = texts.chart[isByWeek ? 'week' : 'day'];
  return (
    <figure>
      <figcaption className="mb-2 flex justify-between gap-4 text-sm text-muted">
        <span>{words.title}</span>
        <span className="tabular-nums">{fillText(texts.mostInChart, { count: formatCount(highest) })}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={fillText(words.label, { first, last, count: formatCount(highest) })}
        className="h-40 w-full border-b border-line-strong text-primary"
      >
        {bars.map((count, index) => (
          <rect
            key={days[index]}
            x={index * step + step * 0.12}
            y={height - (count / highest) * height}
            width={step * 0.76}
            height={(count / highest) * height}
            fill="currentColor"
          />
        ))}
      </svg>
      <div className="mt-1 flex justify-between text-2xs text-muted" aria-hidden="true">
        <span>{first}</span>
        <span>{last}</span>
      </div>
    </figure>
  );
}

/** Returns the sums of seven days each, up to the last day; what remains of a first week is in the first sum. */
const weeksOf = (days: readonly number[]): number[] => {
  const count = Math.floor(days.length / WEEK);
  const begin = (week: number) => (week === 0 ? 0 : days.length - (count - week) * WEEK);
  return Array.from({ length: count }, (_, week) =>
    days.slice(begin(week), begin(week + 1)).reduce((sum, seen) => sum + seen, 0),
  );
};
