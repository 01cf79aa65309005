import { useMutation, useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import SearchX from 'lucide-react/icons/search-x';
import { useDeferredValue, useMemo, type RefObject } from 'react';
import { CallError } from '~/shared/api-client';
import { roleNames } from '~/shared/access';
import { countText } from '~/shared/count-text';
import { errorMessage } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { showCount } from '~/shared/show-count';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { EmptyState } from '~/ui/empty-state';
import { useAddress } from '~/ui/hooks/use-address';
import { useDeletion } from '~/ui/hooks/use-deletion';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage, type Message, type Messages } from '~/ui/hooks/use-message';
import { ListBar, ListPane } from '~/ui/office/list-bar';
import { ListFrame } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { PrintNote } from '~/ui/office/print-note';
import { useSelection } from '~/ui/office/use-selection';
import { Skeleton } from '~/ui/skeleton';
import { StatLine } from '~/ui/stat';
import type { ListedUser } from '../../contract';
import { deleteUser, revokeApproval } from '../mutations';
import { SelectedPeople } from '../people/selected-people';
import { usersQuery } from '../queries';
import { EditUser } from './edit-user';
import { countUsers, findUsers, isNarrowed, prepareUsers, userFields } from './find';
import { UserControls } from './user-controls';
import { UserTable, type UserActions } from './user-table';
import * as texts from '../../texts';

const frame = {
  title: texts.userManagement,
  lead: texts.userManagementLead,
  refreshLabel: texts.refreshData,
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
      messages.success(texts.userDeleted);
      return true;
    } catch (error) {
      messages.error(errorMessage(error, texts.deleteUserFailed, whyNotDeleted));
      return error instanceof CallError && error.status === 404;
    }
  });
  const revocation = useDeletion(async ({ id }: ListedUser) => {
    messages.clear();
    try {
      messages.success((await revoke({ params: { id } })).message);
      return true;
    } catch (error) {
      messages.error(errorMessage(error, texts.withdrawApprovalFailed, { 404: true, 409: true }));
      return error instanceof CallError && (error.status === 404 || error.code === 'not_approved');
    }
  }, deletion.fallback);

  return (
    <OfficePage
      {...frame}
      refresh={{ isFetching: list.isFetching, onRefresh: () => void list.refetch() }}
      actions={
        own !== undefined && (
          <Button onClick={() => editing.show(own)}>
            <Pencil aria-hidden="true" />
            {texts.editProfile}
          </Button>
        )
      }
    >
      <ListFrame query={list} failed={texts.usersFailed} waiting={<UsersSkeleton />}>
        {(users) => (
          <People
            users={users}
            own={own}
            count={deletion.fallback}
            message={message}
            messages={messages}
            onEdit={({ id }) => editing.show(id)}
            onRevoke={revocation.ask}
            onDelete={deletion.ask}
          />
        )}
      </ListFrame>
      {editing.subject !== undefined && (
        <EditUser
          {...editing.state}
          key={editing.key}
          id={editing.subject}
          own={editing.subject === own}
          onSaved={messages.success}
        />
      )}
      {deletion.item && (
        <ConfirmDialog
          {...deletion.dialog}
          danger
          title={texts.deleteUser}
          description={fillText(texts.deleteUserQuestion, { name: deletion.item.full_name })}
          confirmLabel={texts.deleteUser}
        />
      )}
      {revocation.item && (
        <ConfirmDialog
          {...revocation.dialog}
          danger
          title={texts.withdrawApproval}
          description={fillText(texts.withdrawApprovalQuestion, {
            name: revocation.item.full_name,
            role: roleNames[revocation.item.role],
          })}
          confirmLabel={texts.withdrawApproval}
        />
      )}
    </OfficePage>
  );
}

const whyNotDeleted = { 403: texts.deleteUserRefused, 404: texts.userUnknown };

type PeopleProps = UserActions & {
  users: readonly ListedUser[];
  own: number | undefined;
  /** The result count; the focus goes there when the row that had it is gone. */
  count: RefObject<HTMLParagraphElement | null>;
  message: Message | null;
  messages: Messages;
};

function People({ users, own, count, message, messages, ...actions }: PeopleProps) {
  const { shown: filter, change, clear } = useAddress(userFields);
  // Typing comes first; the rows follow as soon as there is time.
  const settled = useDeferredValue(filter);
  const prepared = useMemo(() => prepareUsers(users, own), [users, own]);
  const all = useMemo(() => prepared.name.map(({ user }) => user), [prepared]);
  const found = useMemo(() => findUsers(prepared, settled), [prepared, settled]);
  const [selected, selection] = useSelection(all);
  const words = countOf(found.length, all.length);
  return (
    <ListPane>
      <UserControls filter={filter} onChange={change} />
      <ListBar
        count={words}
        countRef={count}
        message={message}
        actions={
          <>
            {isNarrowed(filter) && (
              <Button
                variant="secondary"
                size="sm"
                className="pointer-fine:min-h-8! pointer-coarse:min-h-11"
                onClick={() => clear('sort')}
              >
                {texts.clear}
              </Button>
            )}
            <SelectedPeople
              hasHead
              people={selected}
              found={found.map(({ id }) => id)}
              selection={selection}
              messages={messages}
            />
          </>
        }
        figures={selected.length === 0 && <Figures users={users} />}
      />
      <PrintNote
        count={words}
        filters={[
          [texts.search, settled.search],
          [texts.role, settled.role && roleNames[settled.role]],
          [texts.status, texts.printedStatuses[settled.status]],
        ]}
      />
      {found.length > 0 ? (
        <UserTable
          users={found}
          selection={selection}
          sort={{ by: filter.sort, onSort: (sort) => change({ sort }) }}
          {...actions}
        />
      ) : (
        <EmptyState
          headingLevel={2}
          title={texts.noUsersFound}
          icon={<SearchX />}
          action={
            isNarrowed(settled) && (
              <Button variant="secondary" onClick={() => clear('sort')}>
                {texts.clearSearchAndFilters}
              </Button>
            )
          }
        >
          {isNarrowed(settled) ? texts.noUsersFoundMore : texts.noUsersYet}
        </EmptyState>
      )}
    </ListPane>
  );
}

function Figures({ users }: { users: readonly ListedUser[] | null }) {
  const counts = useMemo(() => users && countUsers(users), [users]);
  const of = (value: number | undefined) => (value === undefined ? undefined : showCount(value));
  return (
    <StatLine
      label={texts.userFigures}
      figures={[
        { label: texts.totalUsers, value: of(counts?.total) },
        { label: texts.superusers, value: of(counts?.superusers) },
        { label: texts.areaAdmins, value: of(counts?.areaAdmins) },
        { label: texts.members, value: of(counts?.members) },
      ]}
    />
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
    <div className="flex flex-col gap-3">
      <Skeleton className="h-15" />
      <Figures users={null} />
      <Skeleton className="h-120" />
    </div>
  );
}

const countOf = (found: number, all: number) =>
  found === all
    ? countText(texts.userCount, all)
    : fillText(texts.usersFound, { found: showCount(found), all: showCount(all) });
