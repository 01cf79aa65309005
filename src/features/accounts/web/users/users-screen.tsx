import { useMutation, useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import SearchX from 'lucide-react/icons/search-x';
import { useDeferredValue, useMemo, useState, type RefObject } from 'react';
import { CallError } from '~/shared/api-client';
import { errorMessage } from '~/shared/error-message';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { EmptyState } from '~/ui/empty-state';
import { useDeletion } from '~/ui/hooks/use-deletion';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { ListFrame } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { Skeleton } from '~/ui/skeleton';
import { Stat, StatGrid } from '~/ui/stat';
import type { ListedUser } from '../../contract';
import { deleteUser, revokeApproval } from '../mutations';
import { usersQuery } from '../queries';
import { EditUser } from './edit-user';
import { countUsers, findUsers, isNarrowed, noFilter, prepareUsers } from './find';
import { UserControls } from './user-controls';
import { UserTable, type UserActions } from './user-table';

const frame = {
  title: 'User Management',
  lead: 'Every account of the association: what it may do, and its profile.',
  refreshLabel: 'Refresh Data',
};

/** Everybody, and what the office does to them (docs/product/members.md, "User management"); `own` is the id of the superuser. */
export function UsersScreen({ own }: { own: number | undefined }) {
  const list = useQuery(usersQuery);
  const [message, messages] = useMessage({ clearAfter: 5000, errorsToo: true });
  const { mutateAsync: remove } = useMutation(deleteUser);
  const { mutateAsync: revoke } = useMutation(revokeApproval);
  const editing = useDialog<number>();
  const deletion = useDeletion(async ({ id }: ListedUser) => {
    messages.clear();
    try {
      await remove({ params: { id } });
      messages.success('User deleted successfully!');
      return true;
    } catch (error) {
      messages.error(errorMessage(error, 'Failed to delete user. Please try again.', whyNotDeleted));
      return error instanceof CallError && error.status === 404;
    }
  });
  const revocation = useDeletion(async ({ id }: ListedUser) => {
    messages.clear();
    try {
      messages.success((await revoke({ params: { id } })).message);
      return true;
    } catch (error) {
      messages.error(errorMessage(error, 'Failed to withdraw the approval. Please try again.', { 404: true, 409: true }));
      return error instanceof CallError && (error.status === 404 || error.code === 'not_approved');
    }
  }, deletion.fallback);

  return (
    <OfficePage
      {...frame}
      refresh={{ isFetching: list.isFetching, onRefresh: () => void list.refetch() }}
      message={message}
      actions={
        own !== undefined && (
          <Button onClick={() => editing.show(own)}>
            <Pencil aria-hidden="true" />
            Edit Profile
          </Button>
        )
      }
    >
      <ListFrame query={list} failed="Failed to load users. Please try again." waiting={<UsersSkeleton />}>
        {(users) => (
          <People
            users={users}
            own={own}
            count={deletion.fallback}
            onEdit={({ id }) => editing.show(id)}
            onRevoke={revocation.ask}
            onDelete={deletion.ask}
          />
        )}
      </ListFrame>
      {editing.subject !== undefined && (
        <EditUser {...editing.state} key={editing.key} id={editing.subject} own={editing.subject === own} onSaved={messages.success} />
      )}
      {deletion.item && (
        <ConfirmDialog
          {...deletion.dialog}
          danger
          title="Delete User"
          description={`Are you sure you want to delete the user ${deletion.item.full_name}? This action cannot be undone.`}
          confirmLabel="Delete User"
        />
      )}
      {revocation.item && (
        <ConfirmDialog
          {...revocation.dialog}
          danger
          title="Withdraw Approval"
          description={`${revocation.item.full_name} is logged out everywhere, loses the role ${revocation.item.role_display} and waits for approval again.`}
          confirmLabel="Withdraw Approval"
        />
      )}
    </OfficePage>
  );
}

const whyNotDeleted = { 403: 'Access denied. You cannot delete this user.', 404: 'User not found.' };

type PeopleProps = UserActions & {
  users: readonly ListedUser[];
  own: number | undefined;
  /** The result count; the focus goes there when the row that had it is gone. */
  count: RefObject<HTMLParagraphElement | null>;
};

function People({ users, own, count, ...actions }: PeopleProps) {
  const [filter, setFilter] = useState(noFilter);
  // Typing comes first; the rows follow as soon as there is time.
  const settled = useDeferredValue(filter);
  const prepared = useMemo(() => prepareUsers(users, own), [users, own]);
  const found = useMemo(() => findUsers(prepared, settled), [prepared, settled]);
  const clear = () => setFilter(({ sort }) => ({ ...noFilter, sort }));
  return (
    <>
      <Tiles users={users} />
      <div className="mt-6">
        <UserControls filter={filter} onChange={(part) => setFilter((now) => ({ ...now, ...part }))} onClear={clear} />
      </div>
      <p ref={count} tabIndex={-1} role="status" className="mt-6 mb-3 text-sm text-muted outline-none">
        {countOf(found.length, prepared.name.length)}
      </p>
      {found.length > 0 ? (
        <UserTable users={found} {...actions} />
      ) : (
        <EmptyState
          headingLevel={2}
          title="No Users Found"
          icon={<SearchX />}
          action={
            isNarrowed(settled) && (
              <Button variant="secondary" onClick={clear}>
                Clear search and filters
              </Button>
            )
          }
        >
          {isNarrowed(settled) ? 'Nobody matches this search and these filters.' : 'Nobody has registered yet.'}
        </EmptyState>
      )}
    </>
  );
}

function Tiles({ users }: { users: readonly ListedUser[] | null }) {
  const counts = useMemo(() => users && countUsers(users), [users]);
  const unknown = <Skeleton className="h-9 w-20" />;
  return (
    <StatGrid label="Users in figures">
      <Stat label="Total Users" value={counts?.total ?? unknown} />
      <Stat label="Superusers" value={counts?.superusers ?? unknown} />
      <Stat label="Area Admins" value={counts?.areaAdmins ?? unknown} />
      <Stat label="Members" value={counts?.members ?? unknown} />
    </StatGrid>
  );
}

/** The screen before the person is known. */
export function UsersWaiting() {
  return (
    <OfficePage {...frame} refresh={null} busy>
      <UsersSkeleton />
    </OfficePage>
  );
}

function UsersSkeleton() {
  return (
    <>
      <Tiles users={null} />
      <Skeleton className="mt-6 h-40" />
      <Skeleton className="mt-6 h-96" />
    </>
  );
}

const countOf = (found: number, all: number) =>
  found === all ? `${all} ${all === 1 ? 'user' : 'users'}` : `${found} of ${all} users`;
