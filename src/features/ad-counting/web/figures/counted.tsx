import type { ReactNode } from 'react';
import { invalidReasons, type AdDays } from '~/shared/ad-days';
import { adClicks, adPlaces, type AdKind } from '~/shared/ad-kinds';
import { byDefinition, daysBetween, sumOf } from '~/shared/ad-sums';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import { formatDate } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { ContentText } from '~/ui/content-text';
import { Stat, StatGrid } from '~/ui/stat';
import { Table, TBody, Td, THead, Tr } from '~/ui/table';
import * as texts from '../../texts';
import { DaysChart } from './days-chart';

/** What was counted by one definition. */
export type Part = Pick<AdDays, 'days' | 'corrections'>;

type CountedProps = {
  counted: AdDays;
  from: string;
  to: string;
  /** The table behind "Day by day"; by default one with the columns of the places. */
  children?: (part: Part) => ReactNode;
};

/**
 * Renders what was counted of ads, for the office and for shops: sums, a chart, a table by place and one by day, what
 * did not count, corrections, and what the figures mean; for each definition by itself.
 */
export function CountedFigures({ counted, from, to, children = byDay }: CountedProps) {
  const parts = byDefinition(counted);
  if (parts.length === 0) return <p className="py-6 text-center text-muted">{texts.noViewsYet}</p>;
  const days = daysBetween(from, to);
  return (
    <div className="flex flex-col gap-10">
      {parts.map(({ version, text, ...part }) => (
        <section key={version} className="flex min-w-0 flex-col gap-6">
          {part.days.length > 0 && <Sums part={part} days={days} rows={children} />}
          <Invalid days={part.days} />
          {part.corrections.length > 0 && <Corrections corrections={part.corrections} />}
          <p className="max-w-prose text-sm text-muted">{text}</p>
        </section>
      ))}
    </div>
  );
}

type SumsProps = { part: Part; days: readonly string[]; rows: (part: Part) => ReactNode };

const Sums = ({ part, days, rows }: SumsProps) => (
  <>
    <StatGrid label={texts.sums}>
      <Stat label={texts.kindNames.viewable} value={formatCount(sumOf(part, ['viewable']))} />
      <Stat label={texts.kindNames.shown} value={formatCount(sumOf(part, ['shown']))} />
      <Stat label={texts.taps} value={formatCount(sumOf(part, adClicks))} />
    </StatGrid>
    <DaysChart days={days} seen={days.map((day) => sumOf(part, ['viewable'], { day }))} />
    <Rows
      caption={texts.byPlace}
      head={texts.place}
      rows={adPlaces
        .filter((place) => part.days.some((row) => row.place === place))
        .map((place) => ({ name: texts.placeNames[place], only: { place } }))}
      part={part}
    />
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{texts.dayByDay}</summary>
      {rows(part)}
    </details>
  </>
);

const byDay = (part: Part) => (
  <Rows
    caption={texts.dayByDay}
    head={common.date}
    rows={[...new Set([...part.days, ...part.corrections].map(({ day }) => day))]
      .sort()
      .reverse()
      .map((day) => ({ name: formatDate(day) ?? day, only: { day } }))}
    part={part}
  />
);

const kinds: readonly AdKind[] = ['viewable', 'shown', ...adClicks];

type RowsProps = {
  caption: string;
  head: string;
  rows: readonly { name: string; only: { day?: string; place?: string } }[];
  part: Part;
};

const Rows = ({ caption, head, rows, part }: RowsProps) => (
  <Table caption={caption} hideCaption>
    <THead names={[head, ...kinds.map((kind) => texts.kindNames[kind])]} className="[&_th]:whitespace-normal" />
    <TBody>
      {rows.map(({ name, only }) => (
        <Tr key={name}>
          <Td>{name}</Td>
          {kinds.map((kind) => (
            <Td key={kind} label={texts.kindNames[kind]} className="tabular-nums">
              {formatCount(sumOf(part, [kind], only))}
            </Td>
          ))}
        </Tr>
      ))}
    </TBody>
  </Table>
);

/** Renders the number of events that did not count, with the reasons; nothing where all counted. */
function Invalid({ days }: Pick<Part, 'days'>) {
  const because = invalidReasons.flatMap((reason) => {
    const count = days.reduce((sum, { invalid_reasons }) => sum + (invalid_reasons[reason] ?? 0), 0);
    return count > 0 ? [`${formatCount(count)} (${texts.reasonNames[reason]})`] : [];
  });
  return because.length > 0 && <p className="text-sm">{fillText(texts.notCounted, { reasons: because.join(', ') })}</p>;
}

function Corrections({ corrections }: Pick<Part, 'corrections'>) {
  return (
    <Table caption={texts.corrections}>
      <THead names={[common.date, texts.place, common.what, texts.change, texts.reason]} />
      <TBody>
        {corrections.map(({ id, day, place, kind, count, reason }) => (
          <Tr key={id}>
            <Td label={common.date} className="whitespace-nowrap">
              {formatDate(day)}
            </Td>
            <Td label={texts.place}>{texts.placeNames[place]}</Td>
            <Td label={common.what}>{texts.kindNames[kind]}</Td>
            <Td label={texts.change} className="tabular-nums">
              {count > 0 ? `+${count}` : count}
            </Td>
            <Td label={texts.reason}>
              <ContentText>{reason}</ContentText>
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}
