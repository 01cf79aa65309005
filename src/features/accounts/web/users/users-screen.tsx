import Pencil from 'lucide-react/icons/pencil';
import RotateCw from 'lucide-react/icons/rotate-cw';
import SearchX from 'lucide-react/icons/search-x';
import { useDeferredValue, useMemo, useState, type ReactNode, type RefObject } from 'react';
import { loadProblem } from '~/shared/problem';
import { BackLink } from '~/ui/back-link';
import { StickyBanner } from '~/ui/banner';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Container } from '~/ui/container';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { useDeletion } from '~/ui/hooks/use-deletion';
import { PageHeader } from '~/ui/page-header';
import { RefreshAlert } from '~/ui/refresh-alert';
import { Skeleton } from '~/ui/skeleton';
import { Stat, StatGrid } from '~/ui/stat';
import type { ListedUser } from '../../contract';
import { EditUser } from './edit-user';
import { countUsers, findUsers, isNarrowed, noFilter, prepareUsers } from './find';
import { UserControls } from './user-controls';
import { UserTable } from './user-table';
import { useUsers } from './use-users';

/** members-and-administration.md section 2, "User management"; `own` is the id of the superuser who looks at it. */
export function UsersScreen({ own }: { own: number | undefined }) {
  const { list, banner, say, remove, revoke } = useUsers();
  const deletion = useDeletion(remove);
  const revocation = useDeletion(revoke, deletion.fallback);
  const [editing, setEditing] = useState<{ id: number; open: boolean }>();
  const users = list.data;
  const failedToLoad = loadProblem(list.error, 'Failed to load users. Please try again.');
  const edit = (id: number) => setEditing({ id, open: true });

  return (
    <Frame
      refreshing={list.isFetching}
      onRefresh={() => void list.refetch()}
      actions={
        own !== undefined && (
          <Button onClick={() => edit(own)}>
            <Pencil aria-hidden="true" />
            Edit Profile
          </Button>
        )
      }
    >
      <StickyBanner banner={banner} className="mb-5" />
      <RefreshAlert problem={list.isRefetchError ? failedToLoad : null} />
      {users ? (
        <People
          users={users}
          own={own}
          count={deletion.fallback}
          onEdit={({ id }) => edit(id)}
          onRevoke={revocation.ask}
          onDelete={deletion.ask}
        />
      ) : list.isPending ? (
        <UsersSkeleton />
      ) : (
        <ErrorState
          title={failedToLoad}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {editing && (
        <EditUser
          {...editing}
          key={editing.id}
          own={editing.id === own}
          onOpenChange={(open) => setEditing({ ...editing, open })}
          onSaved={say}
        />
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
    </Frame>
  );
}

type PeopleProps = {
  users: readonly ListedUser[];
  own: number | undefined;
  /** The result count; the focus goes there when the row that had it is gone. */
  count: RefObject<HTMLParagraphElement | null>;
  onEdit: (user: ListedUser) => void;
  onRevoke: (user: ListedUser) => void;
  onDelete: (user: ListedUser) => void;
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
    <Frame busy>
      <UsersSkeleton />
    </Frame>
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

type FrameProps = { busy?: boolean; refreshing?: boolean; onRefresh?: () => void; actions?: ReactNode; children: ReactNode };

function Frame({ busy, refreshing, onRefresh, actions, children }: FrameProps) {
  return (
    <div aria-busy={busy}>
      <PageHeader
        title="User Management"
        lead="Every account of the association: what it may do, and its profile."
        back={<BackLink to="/app/admin/dashboard">Admin Dashboard</BackLink>}
        actions={
          <>
            <Button variant="secondary" loading={refreshing} disabled={!onRefresh} onClick={onRefresh}>
              <RotateCw aria-hidden="true" />
              Refresh Data
            </Button>
            {actions}
          </>
        }
      />
      <Container className="py-8 sm:py-12">{children}</Container>
    </div>
  );
}

const countOf = (found: number, all: number) =>
  found === all ? `${all} ${all === 1 ? 'user' : 'users'}` : `${found} of ${all} users`;
