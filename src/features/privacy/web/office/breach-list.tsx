import { useQuery } from '@tanstack/react-query';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { isPast } from '~/shared/dates';
import { formatDate, formatMoment } from '~/shared/format-date';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { ContentText } from '~/ui/content-text';
import { EmptyState } from '~/ui/empty-state';
import { PagedList } from '~/ui/paged-list';
import { Skeleton } from '~/ui/skeleton';
import type { Breach } from '../../contract/requests';
import * as texts from '../../texts';
import { breachesQuery, rowsPerPage } from '../requests/queries';

type BreachListProps = {
  page: number;
  onPage: (page: number) => void;
  onEdit: (breach: Breach) => void;
  onNew: () => void;
};

/** Renders the register of breaches, the newest first, each with its deadline. */
export function BreachList({ page, onPage, onEdit, onNew }: BreachListProps) {
  const list = useQuery(breachesQuery(page));
  return (
    <PagedList
      query={list}
      page={page}
      perPage={rowsPerPage}
      onPage={onPage}
      words={{ failed: texts.breachesFailed, pages: texts.breachPages }}
      waiting={<Skeleton className="h-96" />}
      empty={
        <EmptyState
          headingLevel={2}
          title={texts.noBreaches}
          icon={<ShieldAlert />}
          action={<Button onClick={onNew}>{texts.newBreach}</Button>}
        >
          {texts.noBreachesWhy}
        </EmptyState>
      }
    >
      {(breaches, { count }) => (
        <>
          <p role="status" className="mb-2 text-sm font-semibold tabular-nums">
            {countText(texts.breachCount, count)}
          </p>
          <ul className="divide-y divide-line rounded-lg border border-line bg-card">
            {breaches.map((breach) => (
              <BreachRow key={breach.id} breach={breach} onEdit={() => onEdit(breach)} />
            ))}
          </ul>
        </>
      )}
    </PagedList>
  );
}

function BreachRow({ breach, onEdit }: { breach: Breach; onEdit: () => void }) {
  const isTold = breach.told_people_at !== null && breach.told_board_at !== null;
  const isLate = !isTold && isPast(breach.due);
  const due = formatMoment(breach.due) ?? '';
  return (
    <li className="grid gap-x-6 gap-y-3 p-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_7rem]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <strong>{fillText(texts.foundOn, { moment: formatMoment(breach.found_at) ?? '' })}</strong>
          <span className="text-muted">{countText(texts.concerns, breach.people)}</span>
        </p>
        <p className="mt-2 whitespace-pre-line wrap-anywhere">
          <ContentText>{breach.what}</ContentText>
        </p>
      </div>
      <div className="min-w-0 text-sm">
        <Badge tone={isTold ? 'primary' : isLate ? 'danger' : 'brass'}>
          {isTold ? texts.allTold : fillText(isLate ? texts.tellLate : texts.tellUntil, { moment: due })}
        </Badge>
        <dl className="mt-2 space-y-1">
          <Told label={texts.toldPeopleAt} at={breach.told_people_at} />
          <Told label={texts.toldBoardAt} at={breach.told_board_at} />
        </dl>
      </div>
      <div className="lg:text-end">
        <Button
          variant="secondary"
          size="sm"
          className="pointer-coarse:min-h-11"
          aria-label={fillText(texts.editBreachOf, { day: formatDate(breach.found_at) ?? '' })}
          onClick={onEdit}
        >
          {texts.editBreach}
        </Button>
      </div>
    </li>
  );
}

const Told = ({ label, at }: { label: string; at: string | null }) => (
  <div>
    <dt className="text-muted">{label}</dt>
    <dd>{formatMoment(at) ?? texts.notYet}</dd>
  </div>
);
