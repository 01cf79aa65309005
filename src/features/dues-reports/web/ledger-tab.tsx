import { useQuery } from '@tanstack/react-query';
import BookOpen from 'lucide-react/icons/book-open';
import { nowIso } from '~/shared/dates';
import { formatDate } from '~/shared/format-date';
import { formatMoney } from '~/shared/format-money';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Field } from '~/ui/field';
import { useAddress, type Shown } from '~/ui/hooks/use-address';
import { useExport } from '~/ui/hooks/use-export';
import { Input } from '~/ui/input';
import type { Messages } from '~/ui/hooks/use-message';
import { ExportButtons } from '~/ui/office/export-buttons';
import { ListPane } from '~/ui/office/list-bar';
import { ListFrame } from '~/ui/office/list-frame';
import { type ListColumn } from '~/ui/office/list-table';
import { CountedTable } from '~/ui/office/counted-table';
import { Panel } from '~/ui/panel';
import { Select } from '~/ui/select';
import { Skeleton } from '~/ui/skeleton';
import { sortsOf } from '~/ui/sort-button';
import { type DuesTabProps, TabBar } from '~/features/dues/web/public';
import type { Entry } from '../contract/schemas';
import { yearOf } from '~/shared/dues/years';
import * as texts from '../texts';
import * as duesTexts from '~/shared/dues/texts';
import { AccountName, AccountsTable } from './accounts';
import { exportLedger } from './mutations';
import { accountsQuery, ledgerFilterOf, ledgerQuery, PAGE } from './queries';

const fields = {
  year: '',
  from: '',
  to: '',
  sort: sortsOf('id', 'kind', 'day', 'account', 'full_name', 'amount'),
  page: 1,
} as const;

/** Renders the balances of the accounts and the entries of the ledger (docs/product/dues.md, "Office screens"). */
export function Tab({ messages }: DuesTabProps) {
  const { shown, change } = useAddress(fields);
  const accounts = useQuery(accountsQuery);
  return (
    <div className="flex flex-col gap-6">
      <TabBar
        lead={texts.ledgerLead}
        moreActions={
          <ExportButtons
            call={exportLedger}
            input={{ query: ledgerFilterOf(shown) }}
            list="ledger"
            filters={[
              [texts.year, shown.year],
              [duesTexts.fromDay, shown.from],
              [duesTexts.toDay, shown.to],
            ]}
            messages={messages}
          />
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Panel title={texts.accountsTitle} lead={texts.accountsLead}>
          <ListFrame query={accounts} failed={texts.accountsFailed} waiting={<Skeleton className="h-64" />}>
            {(found) => <AccountsTable accounts={found} />}
          </ListFrame>
        </Panel>
        <ForAccountant year={shown.year || yearOf(nowIso().slice(0, 10))} messages={messages} />
      </div>
      <Entries shown={shown} onChange={change} />
    </div>
  );
}

/** Returns the financial year of today and those before it. */
function latestYears(): string[] {
  const today = nowIso().slice(0, 10);
  return [0, 1, 2, 3, 4].map((back) => yearOf(`${Number(today.slice(0, 4)) - back}${today.slice(4)}`));
}

/** Renders the download of a year's book: entries, receipts, arrears and accounts. */
function ForAccountant({ year, messages }: { year: string; messages: Messages }) {
  const { take, making } = useExport(exportLedger, { list: `ledger-${year}`, messages });
  return (
    <Panel title={texts.forAccountant} lead={texts.forAccountantHow}>
      <Button variant="secondary" loading={making !== null} onClick={() => void take('xlsx', { query: { year } })}>
        {year}
      </Button>
    </Panel>
  );
}

interface EntriesProps {
  shown: Shown<typeof fields>;
  onChange: (part: Partial<Shown<typeof fields>>, as?: 'choice') => void;
}

function Entries({ shown, onChange }: EntriesProps) {
  const list = useQuery(ledgerQuery(shown));
  const change = (part: Partial<typeof shown>) => onChange(part, 'choice');
  const isNarrowed = shown.year !== '' || shown.from !== '' || shown.to !== '';
  return (
    <section aria-label={texts.entriesTitle} className="min-w-0">
      <h2 className="mb-3 text-xl">{texts.entriesTitle}</h2>
      <div className="grid gap-3 sm:grid-cols-3 print:hidden">
        <Field label={texts.year}>
          <Select
            value={shown.year}
            options={[
              { value: '', label: texts.everyYear },
              ...latestYears().map((value) => ({ value, label: value })),
            ]}
            onChange={({ target }) => change({ year: target.value })}
          />
        </Field>
        {(['from', 'to'] as const).map((name) => (
          <Field key={name} label={name === 'from' ? duesTexts.fromDay : duesTexts.toDay}>
            <Input
              type="date"
              max="2100-12-31"
              value={shown[name]}
              onChange={({ target }) => change({ [name]: target.value })}
            />
          </Field>
        ))}
      </div>
      <ListPane>
        <CountedTable
          query={list}
          shown={shown}
          onChange={change}
          perPage={PAGE}
          onClear={isNarrowed && (() => change({ year: '', from: '', to: '' }))}
          words={{ failed: texts.entriesFailed, pages: texts.entryPages }}
          table={{ caption: texts.entriesTitle, columns, keyOf: ({ id }) => id }}
          empty={
            <EmptyState icon={<BookOpen />} title={isNarrowed ? common.nothingMatches : texts.noEntries}>
              {isNarrowed ? undefined : texts.noEntriesWhy}
            </EmptyState>
          }
        />
      </ListPane>
    </section>
  );
}

const columns: readonly ListColumn<Entry>[] = [
  { label: texts.movement, sort: 'kind', cell: ({ kind }) => texts.movementNames[kind] },
  { label: duesTexts.day, sort: '-day', className: 'whitespace-nowrap', cell: ({ day }) => formatDate(day) },
  {
    label: texts.account,
    sort: 'account',
    className: 'wrap-anywhere',
    cell: ({ account, full_name: name }) => <AccountName kind={account} name={name} />,
  },
  { label: duesTexts.amount, sort: '-amount', numeric: true, cell: ({ amount }) => formatMoney(amount) },
];
