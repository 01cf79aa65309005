import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import type { CallAnswer } from '~/shared/contract';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import { formatDate } from '~/shared/format-date';
import { formatMoney } from '~/shared/format-money';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { ContentText } from '~/ui/content-text';
import { EmptyState } from '~/ui/empty-state';
import { useAddress, type Shown } from '~/ui/hooks/use-address';
import { ExportButtons } from '~/ui/office/export-buttons';
import { ListPane } from '~/ui/office/list-bar';
import { ListFrame } from '~/ui/office/list-frame';
import { type ListColumn } from '~/ui/office/list-table';
import { NameCell } from '~/ui/office/cells';
import { CountedTable } from '~/ui/office/counted-table';
import { Skeleton } from '~/ui/skeleton';
import { sortsOf } from '~/ui/sort-button';
import { Table, TBody, Td, Th, THead, Tr } from '~/ui/table';
import { type DuesTabProps, RecordLink, TabBar } from '~/features/dues/web/public';
import { exportArrears } from './mutations';
import { arrearsQuery, debtorFilterOf, debtorsQuery, PAGE } from './queries';
import * as texts from '../texts';
import type { reportCalls } from '../contract';

type Arrears = CallAnswer<(typeof reportCalls)['duesArrears']>;
type Debtor = CallAnswer<(typeof reportCalls)['duesDebtors']>['results'][number];

/** `area`: empty for the areas, an area's id or `all` for the people. */
const fields = {
  area: '',
  sort: sortsOf('full_name', 'area_name', 'since', 'to_30', 'to_90', 'over_90', 'total'),
  page: 1,
} as const;

/** Renders what is due by area and, of an area, by person (docs/product/dues.md, "Office screens"). */
export function Tab({ messages }: DuesTabProps) {
  const { shown, change } = useAddress(fields);
  const arrears = useQuery(arrearsQuery);
  const open = (area: string) => change({ area, sort: '' }, 'choice');
  const found = arrears.data?.areas.find((row) => String(row.area_id) === shown.area);
  const name = found ? nameOf(found) : texts.everyArea;
  return (
    <>
      <TabBar
        lead={texts.arrearsLead}
        moreActions={
          <ExportButtons
            call={exportArrears}
            input={{ query: debtorFilterOf(shown) }}
            list="arrears"
            filters={[[texts.area, name]]}
            messages={messages}
          />
        }
      />
      {shown.area === '' ? (
        <ListFrame query={arrears} failed={texts.arrearsFailed} waiting={<Skeleton className="h-96" />}>
          {(data) => <Areas data={data} onArea={open} />}
        </ListFrame>
      ) : (
        <People key={shown.area} name={name} shown={shown} onChange={change} onBack={() => open('')} />
      )}
    </>
  );
}

const nameOf = ({ area_name: name }: { area_name: string | null }) => name ?? texts.noArea;
const spans = [
  ['to_30', texts.to30],
  ['to_90', texts.to90],
  ['over_90', texts.over90],
  ['total', texts.total],
] as const;

function Areas({ data: { areas }, onArea }: { data: Arrears; onArea: (area: string) => void }) {
  if (areas.length === 0) return <EmptyState headingLevel={2} icon={<CalendarClock />} title={texts.arrearsNone} />;
  const sum = (key: 'people' | (typeof spans)[number][0]) => areas.reduce((all, row) => all + row[key], 0);
  const press = (area: string, name: string) => (
    <button
      type="button"
      className="min-h-11 text-start font-semibold wrap-anywhere text-primary underline underline-offset-4"
      aria-label={fillText(texts.listPeople, { area: name })}
      onClick={() => onArea(area)}
    >
      <ContentText>{name}</ContentText>
    </button>
  );
  return (
    <Table caption={texts.arrearsByArea} hideCaption>
      <THead names={[texts.area]}>
        {[texts.people, ...spans.map(([, label]) => label)].map((label) => (
          <Th key={label} className="text-end!">
            {label}
          </Th>
        ))}
      </THead>
      <TBody>
        {areas.map((row) => (
          <Tr key={row.area_id} opens={`arrears ${row.area_id}`}>
            <Td>{row.area_id === null ? texts.noArea : press(String(row.area_id), nameOf(row))}</Td>
            <Td label={texts.people} numeric>
              {formatCount(row.people)}
            </Td>
            {spans.map(([key, label]) => (
              <Td key={key} label={label} numeric>
                {formatMoney(row[key])}
              </Td>
            ))}
          </Tr>
        ))}
        <Tr className="font-semibold">
          <Td>{press('all', texts.everyArea)}</Td>
          <Td label={texts.people} numeric>
            {formatCount(sum('people'))}
          </Td>
          {spans.map(([key, label]) => (
            <Td key={key} label={label} numeric>
              {formatMoney(sum(key))}
            </Td>
          ))}
        </Tr>
      </TBody>
    </Table>
  );
}

type PeopleProps = {
  name: string;
  shown: Shown<typeof fields>;
  onChange: (part: Partial<Shown<typeof fields>>, as?: 'choice') => void;
  onBack: () => void;
};

function People({ name, shown, onChange, onBack }: PeopleProps) {
  const list = useQuery(debtorsQuery(shown));
  const title = fillText(texts.peopleOf, { area: name });
  return (
    <ListPane>
      <Button variant="ghost" size="sm" className="-ms-3" onClick={onBack}>
        <ArrowLeft aria-hidden="true" />
        {texts.allArrears}
      </Button>
      <h2 className="text-xl wrap-anywhere">{title}</h2>
      <CountedTable
        query={list}
        shown={shown}
        onChange={onChange}
        perPage={PAGE}
        words={{ failed: texts.arrearsFailed, pages: texts.peoplePages }}
        table={{
          caption: title,
          columns,
          keyOf: ({ user_id: id }) => id,
          actions: (row) => <RecordLink payer={`user=${row.user_id}`} name={row.full_name} />,
        }}
        empty={<EmptyState headingLevel={3} icon={<CalendarClock />} title={texts.peopleNone} />}
      />
    </ListPane>
  );
}

const columns: readonly ListColumn<Debtor>[] = [
  {
    label: common.name,
    sort: 'full_name',
    cell: (row) => (
      <NameCell id={row.user_id} name={row.full_name}>
        {row.membership_id}
      </NameCell>
    ),
  },
  {
    label: texts.area,
    sort: 'area_name',
    cell: (row) => <ContentText>{nameOf(row)}</ContentText>,
  },
  { label: texts.since, sort: 'since', className: 'whitespace-nowrap', cell: (row) => formatDate(row.since) },
  ...spans.map(([key, label]): ListColumn<Debtor> => ({
    label,
    sort: `-${key}`,
    numeric: true,
    cell: (row) => formatMoney(row[key]),
  })),
];
