import UserCheck from 'lucide-react/icons/user-check';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useRef } from 'react';
import { loadProblem } from '~/shared/problem';
import { BackLink } from '~/ui/back-link';
import { Button } from '~/ui/button';
import { Container } from '~/ui/container';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { PageHeader } from '~/ui/page-header';
import { RefreshAlert } from '~/ui/refresh-alert';
import { Skeleton } from '~/ui/skeleton';
import type { PendingUser } from '../../contract';
import type { Role } from '~/shared/access';
import { Banner } from '~/ui/banner';
import { Applicant } from './applicant';
import { useApprovals } from './use-approvals';

/** members-and-administration.md section 2, "Pending members". */
export function PendingScreen() {
  const { list, banner, busy, approve } = useApprovals();
  const top = useRef<HTMLParagraphElement>(null);
  const users = list.data?.pending_users;
  const failedToLoad = loadProblem(list.error, 'Failed to load pending members. Please try again.');

  const onApprove = async (user: PendingUser, role: Role) => {
    // The card that had the focus is gone.
    if (await approve(user, role)) top.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <PendingHeader onRefresh={() => void list.refetch()} refreshing={list.isFetching} />
      <Container className="py-8 sm:py-12">
        <div className="pointer-events-none sticky top-[calc(var(--spacing-header)+0.75rem)] z-20">
          <Banner banner={banner} className="pointer-events-auto mb-5 shadow-md" />
        </div>
        <p ref={top} tabIndex={-1} className="mb-4 text-sm text-muted outline-none">
          {users && countOf(users.length)}
        </p>
        <RefreshAlert problem={list.isRefetchError ? failedToLoad : null} />
        {users ? (
          <Applicants users={users} busy={busy} onApprove={onApprove} />
        ) : list.isPending ? (
          <PendingSkeleton />
        ) : (
          <ErrorState
            title={failedToLoad}
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          />
        )}
      </Container>
    </>
  );
}

/** The screen before the person is known. */
export function PendingWaiting() {
  return (
    <div aria-busy="true">
      <PendingHeader />
      <Container className="py-8 sm:py-12">
        <PendingSkeleton />
      </Container>
    </div>
  );
}

function PendingHeader({ onRefresh, refreshing }: { onRefresh?: () => void; refreshing?: boolean }) {
  return (
    <PageHeader
      title="Pending Members"
      lead="Applications that wait for your approval, the longest waiting first."
      back={<BackLink to="/app/admin/dashboard">Admin Dashboard</BackLink>}
      actions={
        <Button variant="secondary" loading={refreshing} disabled={!onRefresh} onClick={onRefresh}>
          <RotateCw aria-hidden="true" />
          Refresh
        </Button>
      }
    />
  );
}

function PendingSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-64" />
      <Skeleton className="h-64" />
      <Skeleton className="h-64" />
    </div>
  );
}

type ApplicantsProps = {
  users: readonly PendingUser[];
  busy: ReadonlySet<number>;
  onApprove: (user: PendingUser, role: Role) => Promise<void>;
};

function Applicants({ users, busy, onApprove }: ApplicantsProps) {
  if (users.length === 0) {
    return (
      <EmptyState headingLevel={2} title="No Pending Members" icon={<UserCheck />}>
        Every application has been decided.
      </EmptyState>
    );
  }
  return (
    <ul className="flex flex-col gap-5">
      {users.map((user) => (
        <Applicant key={user.id} user={user} busy={busy.has(user.id)} onApprove={(role) => void onApprove(user, role)} />
      ))}
    </ul>
  );
}

const countOf = (count: number) => (count === 1 ? '1 pending member' : `${count} pending members`);
