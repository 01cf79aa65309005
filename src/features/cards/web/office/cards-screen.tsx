import { useMutation, useQuery } from '@tanstack/react-query';
import IdCard from 'lucide-react/icons/id-card';
import Printer from 'lucide-react/icons/printer';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { areasQuery } from '~/features/areas/web/public';
import { counted } from '~/shared/show-count';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { EmptyState } from '~/ui/empty-state';
import { Field } from '~/ui/field';
import { useAddress } from '~/ui/hooks/use-address';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { Input } from '~/ui/input';
import { ListFrame } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { sayOutcome } from '~/ui/office/say-outcome';
import { Pagination } from '~/ui/pagination';
import { Select } from '~/ui/select';
import { Skeleton } from '~/ui/skeleton';
import type { CardHolder } from '../../contract';
import { cardStateNames } from '../../contract/status';
import { issueCard } from '../mutations';
import { holdersQuery, PAGE } from '../queries';
import { ExportButton } from './export-button';
import { Holders } from './holders';
import { RevokeDialog } from './revoke-dialog';
import { SheetDialog } from './sheet-dialog';

const head = { title: 'Membership Cards', lead: 'Who has a card, taking one back, and printing the cards of an area.' };
const fields = { search: '', area: '', state: ['all', 'live', 'none', 'revoked'], page: 1 } as const;
const controlSize = 'pointer-fine:min-h-10 pointer-fine:py-1';

/** Members and their cards (docs/product/cards.md, "The office"). For registrars. */
export function CardsScreen() {
  const { shown, change, clear } = useAddress(fields);
  const list = useQuery(holdersQuery(shown));
  const areas = useQuery(areasQuery);
  const [message, messages] = useMessage({ clearAfter: 5000 });
  const printing = useDialog();
  const revoking = useDialog<CardHolder>();
  const issuing = useDialog<CardHolder>();
  const { mutateAsync: issue } = useMutation(issueCard);
  const count = useRef<HTMLParagraphElement>(null);
  const { data, isPlaceholderData } = list;
  return (
    <OfficePage
      {...head}
      message={message}
      refresh={{ isFetching: list.isFetching, onRefresh: () => void list.refetch() }}
      firstActions={<ExportButton shown={shown} messages={messages} />}
      actions={<PrintButton onClick={() => printing.show(true)} />}
    >
      <form role="search" aria-label="Membership cards" noValidate className="grid gap-3 sm:grid-cols-3" onSubmit={(event) => event.preventDefault()}>
        <Field label="Name or membership ID">
          <Input type="search" autoComplete="off" maxLength={200} value={shown.search} className={controlSize} onChange={(event) => change({ search: event.target.value, page: 1 })} />
        </Field>
        <Field label="Area">
          <Select value={shown.area} className={controlSize} onChange={(event) => change({ area: event.target.value, page: 1 }, 'choice')}>
            <option value="">All areas</option>
            {areas.data?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Card">
          <Select value={shown.state} className={controlSize} onChange={(event) => change({ state: event.target.value as typeof shown.state, page: 1 }, 'choice')}>
            <option value="all">All members</option>
            {Object.entries(cardStateNames).map(([state, name]) => (
              <option key={state} value={state}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </form>
      <p ref={count} tabIndex={-1} role="status" className="mt-4 mb-2 scroll-mt-28 text-sm font-semibold tabular-nums outline-none">
        {data && data.count > 0 && counted(data.count, 'member')}
      </p>
      <div aria-busy={isPlaceholderData} className={clsx('transition-opacity', isPlaceholderData && 'opacity-60')}>
        <ListFrame query={list} failed="Failed to load membership cards. Please try again." waiting={<Skeleton className="h-120" />}>
          {({ results, count: all }) =>
            results.length > 0 ? (
              <>
                <Holders holders={results} onRevoke={revoking.show} onIssue={issuing.show} />
                <Pagination
                  className="mt-6"
                  label="Pages of members"
                  page={shown.page}
                  pageCount={Math.ceil(all / PAGE)}
                  onPage={(page) => {
                    change({ page }, 'choice');
                    count.current?.focus();
                  }}
                />
              </>
            ) : (
              <EmptyState
                headingLevel={2}
                title="No members found"
                icon={<IdCard />}
                action={
                  <Button variant="secondary" onClick={() => clear()}>
                    Show everybody
                  </Button>
                }
              >
                Nobody matches this.
              </EmptyState>
            )
          }
        </ListFrame>
      </div>
      <SheetDialog key={`sheet ${printing.key}`} {...printing.state} areas={areas.data ?? []} chosen={shown.area} />
      {revoking.subject && <RevokeDialog key={revoking.key} holder={revoking.subject} {...revoking.state} messages={messages} />}
      {issuing.subject && (
        <ConfirmDialog
          {...issuing.state}
          title={`Issue a new card to ${issuing.subject.full_name}?`}
          description={issuing.subject.card === 'live' ? 'The card they have now stops being valid at once.' : 'They find it in their account.'}
          confirmLabel="Issue card"
          onConfirm={() =>
            sayOutcome(messages, issue({ params: { userId: issuing.subject!.id } }), { done: 'A new card was issued.', failed: 'Failed to issue a card.' })
          }
        />
      )}
    </OfficePage>
  );
}

/** The screen before the person is known. */
export const CardsWaiting = () => (
  <OfficePage {...head} busy refresh={null} actions={<PrintButton />}>
    <Skeleton className="h-15" />
    <Skeleton className="mt-4 h-120" />
  </OfficePage>
);

const PrintButton = ({ onClick }: { onClick?: () => void }) => (
  <Button disabled={!onClick} onClick={onClick}>
    <Printer aria-hidden="true" />
    Print an area
  </Button>
);
