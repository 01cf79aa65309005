import { useQuery } from '@tanstack/react-query';
import HandCoins from 'lucide-react/icons/hand-coins';
import type { Session } from '~/session';
import { hasAccess } from '~/shared/access';
import { fillText } from '~/shared/fill-text';
import { formatMoment } from '~/shared/format-date';
import { formatMoney } from '~/shared/format-money';
import * as common from '~/shared/texts';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Field } from '~/ui/field';
import { useAddress } from '~/ui/hooks/use-address';
import { useDialog } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { ExportButtons } from '~/ui/office/export-buttons';
import { ListPane } from '~/ui/office/list-bar';
import { type ListColumn } from '~/ui/office/list-table';
import { PersonLink } from '~/ui/office/person-link';
import { NothingFound } from '~/ui/nothing-found';
import { HeaderActions } from '~/ui/page-header';
import { CountedTable } from '~/ui/office/counted-table';
import { Select } from '~/ui/select';
import { sortsOf } from '~/ui/sort-button';
import { handoverStates } from '~/shared/dues/choices';
import type { Handover } from '../contract';
import { exportHandovers } from './mutations';
import { handoversQuery, PAGE } from './queries';
import { CountDialog } from './count-dialog';
import * as texts from '../texts';
import * as duesTexts from '~/shared/dues/texts';

const fields = {
  state: ['', ...handoverStates],
  sort: sortsOf('full_name', 'amount', 'counted', 'difference', 'created_at'),
  page: 1,
} as const;

/** Renders what was handed over, the newest first; a treasurer counts what waits, except what is their own. */
export function Handovers({ session, messages }: { session: Session; messages: Messages }) {
  const { shown, change } = useAddress(fields);
  const list = useQuery(handoversQuery(shown));
  const counting = useDialog<Handover>();
  const isTreasurer = hasAccess(session, 'treasurer');
  const countButton = (row: Handover) =>
    row.confirmed_at === null &&
    row.user_id !== null &&
    row.user_id !== session.user.id && (
      <Button
        size="sm"
        aria-label={fillText(texts.countOf, { name: row.full_name ?? duesTexts.goneHolder })}
        onClick={() => counting.show(row)}
      >
        {texts.count}
      </Button>
    );
  return (
    <section aria-label={texts.handoversTitle} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{texts.handoversTitle}</h2>
        <HeaderActions
          moreActions={
            <ExportButtons
              call={exportHandovers}
              input={{ query: { state: shown.state, sort: shown.sort } }}
              list="handovers"
              filters={[[common.state, stateOptions.find(({ value }) => value === shown.state)!.label]]}
              messages={messages}
            />
          }
        />
      </div>
      <ListPane className="mt-3">
        <Field label={common.state} className="sm:max-w-xs">
          <Select
            value={shown.state}
            options={stateOptions}
            onChange={({ target }) => change({ state: target.value as typeof shown.state }, 'choice')}
          />
        </Field>
        <CountedTable
          query={list}
          shown={shown}
          onChange={change}
          perPage={PAGE}
          words={{ failed: texts.handoversFailed, pages: texts.handoverPages }}
          waiting="h-64"
          table={{
            caption: texts.handoversTitle,
            columns,
            keyOf: ({ id }) => id,
            actions: isTreasurer ? countButton : undefined,
          }}
          empty={
            shown.state ? (
              <NothingFound
                icon={<HandCoins />}
                title={common.nothingMatches}
                clearLabel={common.clearFilters}
                onClear={() => change({ state: '' }, 'choice')}
              />
            ) : (
              <EmptyState icon={<HandCoins />} title={texts.noHandovers}>
                {texts.noHandoversWhy}
              </EmptyState>
            )
          }
        />
      </ListPane>
      {counting.render((state, handover) => (
        <CountDialog {...state} handover={handover} messages={messages} />
      ))}
    </section>
  );
}

const stateOptions: readonly { value: '' | (typeof handoverStates)[number]; label: string }[] = [
  { value: '', label: texts.allHandovers },
  { value: 'open', label: texts.notCounted },
  { value: 'confirmed', label: texts.counted },
];

/** Returns what came of a count in words. */
const resultOf = (difference: number) =>
  difference === 0
    ? texts.asSaid
    : fillText(difference < 0 ? texts.lessBy : texts.moreBy, { amount: formatMoney(Math.abs(difference)) });

const columns: readonly ListColumn<Handover>[] = [
  {
    label: common.name,
    sort: 'full_name',
    cell: (row) => (
      <PersonLink
        id={row.user_id}
        name={row.full_name ?? duesTexts.goneHolder}
        className="font-semibold wrap-anywhere"
      />
    ),
  },
  { label: texts.handedOverOn, sort: '-created_at', cell: (row) => formatMoment(row.created_at) },
  { label: texts.said, sort: '-amount', numeric: true, cell: ({ amount }) => formatMoney(amount) },
  {
    label: texts.counted,
    sort: '-counted',
    numeric: true,
    cell: ({ counted }) => (counted === null ? '–' : formatMoney(counted)),
  },
  {
    label: texts.result,
    sort: 'difference',
    cell: ({ difference }) => (
      <Badge tone={difference === null ? 'brass' : difference === 0 ? 'primary' : 'danger'}>
        {difference === null ? texts.notCounted : resultOf(difference)}
      </Badge>
    ),
  },
];
