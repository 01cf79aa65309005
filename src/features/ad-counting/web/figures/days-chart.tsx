import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import { formatDate } from '~/shared/format-date';
import * as texts from '../../texts';

const [width, height] = [600, 160];

type DaysChartProps = { days: readonly string[]; seen: readonly number[] };

/** Renders a bar for each day; the tables below it have the same figures for screen readers. */
export function DaysChart({ days, seen }: DaysChartProps) {
  const most = Math.max(1, ...seen);
  const step = width / days.length;
  const [first, last] = [formatDate(days[0]) ?? '', formatDate(days.at(-1)) ?? ''];
  return (
    <figure>
      <figcaption className="mb-2 flex justify-between gap-4 text-sm text-muted">
        <span>{texts.chartTitle}</span>
        <span className="tabular-nums">{fillText(texts.mostADay, { count: formatCount(most) })}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={fillText(texts.chartLabel, { first, last, count: formatCount(most) })}
        className="h-40 w-full border-b border-line-strong text-primary"
      >
        {seen.map((count, index) => (
          <rect
            key={days[index]}
            x={index * step + step * 0.12}
            y={height - (count / most) * height}
            width={step * 0.76}
            height={(count / most) * height}
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
