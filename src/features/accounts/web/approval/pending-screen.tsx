import { useQuery } from '@tanstack/react-query';
import UserCheck from 'lucide-react/icons/user-check';
import { useRef } from 'react';
import { errorMessage } from '~/shared/error-message';
import { EmptyState } from '~/ui/empty-state';
import { useMessage } from '~/ui/hooks/use-message';
import { ListFrame } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { Skeleton } from '~/ui/skeleton';
import type { PendingUser } from '../../contract';
import { pendingQuery } from '../queries';
import { Applicant } from './applicant';

const frame = { title: 'Pending Members', lead: 'Applications that wait for your approval, the longest waiting first.' };

/** The applications and their approval (docs/product/members.md, "Pending members"). */
export function PendingScreen() {
  const list = useQuery(pendingQuery);
  const [message, messages] = useMessage({ clearAfter: 5000, errorsToo: true });
  const top = useRef<HTMLParagraphElement>(null);
  const users = list.data?.pending_users;

  const onApprove = async ({ full_name: name }: PendingUser, approve: () => Promise<{ message: string }>) => {
    messages.clear();
    try {
      const { message: words } = await approve();
      messages.success([words, name]);
      // The card that had the focus is gone.
      top.current?.focus({ preventScroll: true });
    } catch (error) {
      messages.error(errorMessage(error, 'Approval failed. Please try again.', { 400: true, 404: true, 409: true }));
    }
  };

  return (
    <OfficePage {...frame} refresh={{ isFetching: list.isFetching, onRefresh: () => void list.refetch() }} message={message}>
      <p ref={top} tabIndex={-1} className="mb-4 text-sm text-muted outline-none">
        {users && countOf(users.length)}
      </p>
      <ListFrame query={list} failed="Failed to load pending members. Please try again." waiting={<PendingSkeleton />}>
        {({ pending_users: applicants }) => <Applicants users={applicants} onApprove={onApprove} />}
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
    <div className="flex flex-col gap-5">
      <Skeleton className="h-64" />
      <Skeleton className="h-64" />
      <Skeleton className="h-64" />
    </div>
  );
}

type ApplicantsProps = {
  users: readonly PendingUser[];
  onApprove: (user: PendingUser, approve: () => Promise<{ message: string }>) => Promise<void>;
};

function Applicants({ users, onApprove }: ApplicantsProps) {
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
        <Applicant key={user.id} user={user} onApprove={(approve) => onApprove(user, approve)} />
      ))}
    </ul>
  );
}

const countOf = (count: number) => (count === 1 ? '1 pending member' : `${count} pending members`);
