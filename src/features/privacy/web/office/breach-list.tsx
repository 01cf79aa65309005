import { useQuery } from '@tanstack/react-query';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { isPast } from '~/shared/dates';
import * as common from '~/shared/texts';
import { formatDate, formatMoment } from '~/shared/format-date';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { ContentText } from '~/ui/content-text';
import { useSettled } from '~/ui/hooks/use-settled';
import type { ListColumn } from '~/ui/office/list-table';
import { OfficeList } from '~/ui/office/office-list';
import { PersonLink } from '~/ui/office/person-link';
import type { ListSearch } from '~/ui/search-panel';
import type { Breach } from '../../contract/requests';
import * as texts from '../../texts';
import { breachesQuery, rowsPerPage } from '../requests/queries';
import type { OfficeAddress } from './address';

/** What breaches are searched by. */
export const breachSearch: ListSearch<OfficeAddress> = {
  label: texts.officeTabs.breaches,
  choices: [
    {
      name: 'told',
      label: common.state,
      options: [
        { value: '', label: texts.allBreaches },
        { value: 'no', label: texts.toBeTold },
        { value: 'yes', label: texts.allTold },
      ],
    },
  ],
};

type BreachListProps = {
  shown: OfficeAddress;
  onChange: (part: Partial<OfficeAddress>, as?: 'choice') => void;
  onClear: () => void;
  onEdit: (breach: Breach) => void;
  onNew: () => void;
};

/** Renders the register of breaches, each with its deadline; without another order the newest first. */
export function BreachList({ onEdit, onNew, ...list }: BreachListProps) {
  const query = useQuery(breachesQuery(useSettled(list.shown)));
  return (
    <OfficeList
      {...list}
      search={breachSearch}
      query={query}
      perPage={rowsPerPage}
      count={query.data && countText(texts.breachCount, query.data.count)}
      words={{ failed: texts.breachesFailed, pages: texts.breachPages }}
      empty={{
        title: texts.noBreaches,
        why: texts.noBreachesWhy,
        action: <Button onClick={onNew}>{texts.newBreach}</Button>,
      }}
      icon={<ShieldAlert />}
      table={{
        caption: texts.officeTabs.breaches,
        columns,
        keyOf: ({ id }) => id,
        actions: (breach) => (
          <Button
            variant="secondary"
            size="row"
            aria-label={fillText(texts.editBreachOf, { day: formatDate(breach.found_at) ?? '' })}
            onClick={() => onEdit(breach)}
          >
            {texts.editBreach}
          </Button>
        ),
      }}
    />
  );
}

const columns: readonly ListColumn<Breach>[] = [
  {
    label: texts.whatHappened,
    sort: 'what',
    className: 'sm:py-3! sm:align-top!',
    cell: ({ what }) => (
      <p className="whitespace-pre-line wrap-anywhere">
        <ContentText>{what}</ContentText>
      </p>
    ),
  },
  {
    label: texts.foundAt,
    sort: '-found_at',
    cell: (breach) => (
      <>
        <span className="block">{formatMoment(breach.found_at)}</span>
        {breach.created_by_name && (
          <PersonLink
            id={breach.created_by_id}
            name={breach.created_by_name}
            className="inline-flex min-h-6 items-center text-xs text-muted"
          />
        )}
      </>
    ),
  },
  { label: texts.peopleConcerned, sort: '-people', cell: ({ people }) => countText(texts.concerns, people) },
  { label: common.state, sort: 'told_board_at', cell: (breach) => <State breach={breach} /> },
];

function State({ breach }: { breach: Breach }) {
  const isTold = breach.told_people_at !== null && breach.told_board_at !== null;
  const isLate = !isTold && isPast(breach.due);
  const due = formatMoment(breach.due) ?? '';
  return (
    <>
      <Badge tone={isTold ? 'primary' : isLate ? 'danger' : 'brass'}>
        {isTold ? texts.allTold : fillText(isLate ? texts.tellLate : texts.tellUntil, { moment: due })}
      </Badge>
      <dl className="mt-2 space-y-1">
        <Told label={texts.toldPeopleAt} at={breach.told_people_at} />
        <Told label={texts.toldBoardAt} at={breach.told_board_at} />
      </dl>
    </>
  );
}

const Told = ({ label, at }: { label: string; at: string | null }) => (
  <div>
    <dt className="text-muted">{label}</dt>
    <dd>{formatMoment(at) ?? texts.notYet}</dd>
  </div>
);
