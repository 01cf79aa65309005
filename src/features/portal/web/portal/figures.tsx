import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import ImageDown from 'lucide-react/icons/image-down';
import { useState } from 'react';
import { adClicks, adPlaces, type AdDays, type AdKind } from '~/shared/ad-days';
import { DAY_MS, nowIso } from '~/shared/dates';
import { errorMessage } from '~/shared/error-message';
import { formatCount } from '~/shared/format-count';
import { formatDate } from '~/shared/format-date';
import { localeOf } from '~/shared/language';
import * as common from '~/shared/texts';
import { sharePicture } from '~/ui/share-picture';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import type { Messages } from '~/ui/hooks/use-message';
import { ListFrame } from '~/ui/office/list-frame';
import { Panel } from '~/ui/panel';
import { saveList } from '~/ui/save-file';
import { Select } from '~/ui/select';
import { Skeleton } from '~/ui/skeleton';
import { Stat, StatGrid } from '~/ui/stat';
import { Table, TBody, Td, THead, Tr } from '~/ui/table';
import type { OwnAd } from '../../contract';
import * as texts from '../../texts';
import { portalCall } from '../api';
import { daysQuery } from '../queries';
import { DaysChart } from './days-chart';
import { nameOf } from './own-ads';
import { daysBetween, sumOf } from './sums';

const spans = ['7', '30', '90', '365'] as const;

/** Renders what was counted of the shop's ads: sums, a chart and tables, and the ways to take them along. */
export function Figures({ ads, messages }: { ads: readonly OwnAd[]; messages: Messages }) {
  const [span, setSpan] = useState<string>('30');
  const [ad, setAd] = useState('');
  const to = nowIso().slice(0, 10);
  const from = new Date(Date.parse(to) - (Number(span) - 1) * DAY_MS).toISOString().slice(0, 10);
  const shown = { from, to, ad: ad === '' ? undefined : Number(ad) };
  const query = useQuery(daysQuery(shown));
  return (
    <Panel title={texts.figures} lead={texts.figuresLead}>
      <div className="mb-5 grid gap-4 sm:grid-cols-2">
        <Field label={texts.period}>
          <Select
            value={span}
            options={spans.map((value) => ({ value, label: texts.spanNames[value] }))}
            onChange={({ target }) => setSpan(target.value)}
          />
        </Field>
        <Field label={texts.ad}>
          <Select
            value={ad}
            options={[
              { value: '', label: texts.allAds },
              ...ads.map((each) => ({ value: String(each.id), label: nameOf(each) })),
            ]}
            onChange={({ target }) => setAd(target.value)}
          />
        </Field>
      </div>
      <ListFrame
        query={query}
        failed={texts.portalFailed}
        denied={texts.portalFailed}
        waiting={<Skeleton className="h-96" />}
      >
        {(counted) => <Counted counted={counted} from={from} to={to} />}
      </ListFrame>
      <TakeAlong shown={shown} messages={messages} />
    </Panel>
  );
}

function Counted({ counted, from, to }: { counted: AdDays; from: string; to: string }) {
  if (counted.days.length === 0) return <p className="py-6 text-center text-muted">{texts.noViews}</p>;
  const days = daysBetween(from, to);
  const withRows = days.filter((day) => counted.days.some((row) => row.day === day)).reverse();
  return (
    <div className="flex flex-col gap-6">
      <StatGrid label={texts.figures}>
        <Stat label={texts.columns.viewable} value={formatCount(sumOf(counted, ['viewable']))} />
        <Stat label={texts.columns.shown} value={formatCount(sumOf(counted, ['shown']))} />
        <Stat label={texts.columns.tapped} value={formatCount(sumOf(counted, adClicks))} />
      </StatGrid>
      <DaysChart days={days} seen={days.map((day) => sumOf(counted, ['viewable'], { day }))} />
      <Rows
        caption={texts.byPlace}
        head={texts.place}
        rows={adPlaces.map((place) => ({ name: texts.placeNames[place], only: { place } }))}
        counted={counted}
      />
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">{texts.dayByDay}</summary>
        <Rows
          caption={texts.dayByDay}
          head={texts.day}
          rows={withRows.map((day) => ({ name: formatDate(day) ?? day, only: { day } }))}
          counted={counted}
        />
      </details>
      {counted.definitions.map(({ version, text }) => (
        <p key={version} className="text-sm text-muted">
          {text}
        </p>
      ))}
    </div>
  );
}

const columns: readonly { name: keyof typeof texts.columns; kinds: readonly AdKind[] }[] = [
  { name: 'viewable', kinds: ['viewable'] },
  { name: 'shown', kinds: ['shown'] },
  ...adClicks.map((kind) => ({ name: kind, kinds: [kind] })),
];

type RowsProps = {
  caption: string;
  head: string;
  rows: readonly { name: string; only: { day?: string; place?: string } }[];
  counted: AdDays;
};

const Rows = ({ caption, head, rows, counted }: RowsProps) => (
  <Table caption={caption} hideCaption>
    <THead names={[head, ...columns.map(({ name }) => texts.columns[name])]} />
    <TBody>
      {rows.map(({ name, only }) => (
        <Tr key={name}>
          <Td>{name}</Td>
          {columns.map((column) => (
            <Td key={column.name} label={texts.columns[column.name]} className="tabular-nums">
              {formatCount(sumOf(counted, column.kinds, only))}
            </Td>
          ))}
        </Tr>
      ))}
    </TBody>
  </Table>
);

type TakeProps = { shown: { from: string; to: string; ad: number | undefined }; messages: Messages };

/** Renders the buttons that save the days as a file, and a month as a picture for WhatsApp. */
function TakeAlong({ shown, messages }: TakeProps) {
  const months = Array.from({ length: 12 }, (_, back) => monthsAgo(back));
  const [month, setMonth] = useState(months[0]!);
  const [making, setMaking] = useState<'csv' | 'picture' | null>(null);
  const take = async (what: 'csv' | 'picture') => {
    setMaking(what);
    try {
      if (what === 'csv')
        saveList(await portalCall('GET /api/advertiser/days/export/', { query: shown }), 'csv', 'ads');
      else {
        const query = { month, ad: shown.ad };
        await sharePicture(await portalCall('GET /api/advertiser/month.png', { query }), `ads-${month}.png`);
      }
    } catch (error) {
      messages.error(errorMessage(error, common.exportFailed));
    } finally {
      setMaking(null);
    }
  };
  return (
    <div className="mt-6 flex flex-wrap items-end gap-4 border-t border-line pt-5 max-sm:*:w-full">
      <Button variant="secondary" loading={making === 'csv'} onClick={() => void take('csv')}>
        <Download aria-hidden="true" />
        {texts.saveCsv}
      </Button>
      <Field label={texts.month} className="min-w-44">
        <Select
          value={month}
          options={months.map((value) => ({ value, label: monthName(value) }))}
          onChange={({ target }) => setMonth(target.value)}
        />
      </Field>
      <Button variant="secondary" loading={making === 'picture'} onClick={() => void take('picture')}>
        <ImageDown aria-hidden="true" />
        {texts.monthPicture}
      </Button>
    </div>
  );
}

function monthsAgo(back: number): string {
  const [year, month] = nowIso().slice(0, 7).split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7);
}

const monthName = (month: string) =>
  new Intl.DateTimeFormat(localeOf[common.language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );
