import { useQuery } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import UserCheck from 'lucide-react/icons/user-check';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { errorMessage } from '~/shared/error-message';
import { foundOf } from '~/shared/show-count';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { useAddress } from '~/ui/hooks/use-address';
import { useMessage } from '~/ui/hooks/use-message';
import { ListBar, ListPane } from '~/ui/office/list-bar';
import { ListFrame } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { PrintNote } from '~/ui/office/print-note';
import { useSelection } from '~/ui/office/use-selection';
import { SearchBar } from '~/ui/search-bar';
import { Skeleton } from '~/ui/skeleton';
import type { PendingUser } from '../../contract';
import { SelectedPeople } from '../people/selected-people';
import { approvalFailed, whyNotApproved } from '../people/use-approvals';
import { pendingQuery } from '../queries';
import { Applicant } from './applicant';
import { findApplicants } from './find';

const frame = { title: 'Pending Members', lead: 'Applications waiting for your approval, the longest waiting first.' };
const fields = { search: '' } as const;

/** The applications and their approval (docs/product/members.md, "Pending members"). */
export function PendingScreen() {
  const list = useQuery(pendingQuery);
  return (
    <OfficePage {...frame} refresh={{ isFetching: list.isFetching, onRefresh: () => void list.refetch() }}>
      <ListFrame query={list} failed="Failed to load pending members. Please try again." waiting={<PendingSkeleton />}>
        {({ pending_users: users }) => <Applicants users={users} />}
      </ListFrame>
    </OfficePage>
  );
}

/** The screen before the person is known. */
export function PendingWaiting() {
  return (
    <OfficePage {...frame} refresh={null} busy>
      <PendingSkeleton />
    </OfficePage>
  );
}

function PendingSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-15" />
      <Skeleton className="h-120" />
    </div>
  );
}

function Applicants({ users }: { users: readonly PendingUser[] }) {
  const { shown, change, clear } = useAddress(fields);
  const [message, messages] = useMessage({ clearAfter: 5000, errorsToo: true });
  const [selected, selection] = useSelection(users);
  const settled = useDeferredValue(shown.search);
  const found = useMemo(() => findApplicants(users, settled), [users, settled]);
  const { list, count, leave } = useNextApplicant();
  const words = foundOf(found.length, users.length, 'pending member');

  const onApprove = async (user: PendingUser, approve: () => Promise<{ message: string }>) => {
    messages.clear();
    const place = found.indexOf(user);
    const next = found[place + 1] ?? found[place - 1];
    try {
      const { message: said } = await approve();
      messages.success([said, user.full_name]);
      leave(next?.id ?? null);
    } catch (error) {
      messages.error(errorMessage(error, approvalFailed, whyNotApproved));
    }
  };

  return (
    <ListPane>
      <SearchBar
        label="Applicants"
        fieldLabel="Search applicants"
        placeholder="Name, email, phone or license number"
        value={shown.search}
        onChange={(search) => change({ search })}
      />
      <ListBar
        count={words}
        countRef={count}
        message={message}
        actions={<SelectedPeople people={selected} found={found.map(({ id }) => id)} selection={selection} messages={messages} />}
      />
      <PrintNote count={words} filters={[['Search', settled]]} />
      {found.length > 0 ? (
        <ul ref={list} className="xl:divide-y xl:divide-line xl:rounded-lg xl:border xl:border-line xl:bg-card max-xl:flex max-xl:flex-col max-xl:gap-3">
          {found.map((user) => (
            <Applicant key={user.id} user={user} selection={selection} onApprove={(approve) => onApprove(user, approve)} />
          ))}
        </ul>
      ) : users.length > 0 ? (
        <EmptyState
          announce
          headingLevel={2}
          title="No Applicants Found"
          icon={<SearchX />}
          action={
            <Button variant="secondary" onClick={() => clear()}>
              Clear search
            </Button>
          }
        >
          No applicant matches this search.
        </EmptyState>
      ) : (
        <EmptyState headingLevel={2} title="No Pending Members" icon={<UserCheck />}>
          Every application has been decided.
        </EmptyState>
      )}
    </ListPane>
  );
}

/**
 * Where the focus goes when the row that had it has been approved: to the one that takes its place (`leave` with its id), or
 * to the count when none is left (null). The page does not move: the next row comes to where the last one was.
 */
function useNextApplicant() {
  const list = useRef<HTMLUListElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const [left, setLeft] = useState<{ next: number | null }>();
  useEffect(() => {
    if (!left) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-applicant="${left.next}"]`);
    const target = row?.querySelector<HTMLElement>('h2 button') ?? count.current;
    target?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }, [left]);
  return { list, count, leave: (next: number | null) => setLeft({ next }) };
}
