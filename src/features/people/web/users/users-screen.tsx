import { useMutation, useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import SearchX from 'lucide-react/icons/search-x';
import { useDeferredValue, useMemo, type RefObject } from 'react';
import { CallError } from '~/shared/api-client';
import { roleNames } from '~/shared/role-names';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import { isMissing } from '~/shared/record-page';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { useAddress } from '~/ui/hooks/use-address';
import { useDeletion } from '~/ui/hooks/use-deletion';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage, type Message, type Messages } from '~/ui/hooks/use-message';
import { NothingFound } from '~/ui/nothing-found';
import { reportDeletion } from '~/ui/office/describe-outcome';
import { ListBar, ListPane } from '~/ui/office/list-bar';
import { ListFrame, ListSkeleton } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { PrintNote } from '~/ui/office/print-note';
import { useSelection } from '~/ui/office/use-selection';
import { StatLine } from '~/ui/stat';
import type { ListedUser } from '../../contract';
import { deleteUser } from '../mutations';
import { usersQuery } from '../queries';
import { EditUser } from './edit-user';
import { countUsers, findUsers, isNarrowed, prepareUsers, userFields } from './find';
import { UserControls } from './user-controls';
import { UserTable, type UserActions } from './user-table';
import type { UserTools } from './tools';
import * as personTexts from '~/shared/person/texts';
import * as texts from '../../texts';

export const usersTitle = texts.userManagement;

const frame = {
  title: usersTitle,
  lead: texts.userManagementLead,
  refreshLabel: texts.refreshData,
};

/** Renders all people for the office (members.md, "User management"); `own` is the id of the superuser. */
export function UsersScreen({ own, Selected, useRevocation, useFactorReset }: UserTools & { own: number | undefined }) {
  const list = useQuery(usersQuery);
  const [message, messages] = useMessage({ clearAfter: 5000, errorsToo: true });
  const { mutateAsync: remove } = useMutation(deleteUser);
  const revoke = useRevocation();
  const editing = useDialog<number>();
  const deletion = useDeletion(({ id }: ListedUser) =>
    reportDeletion(messages, () => remove({ params: { id } }), {
      done: texts.userDeleted,
      failed: texts.deleteUserFailed,
      known: { 403: texts.deleteUserRefused, 404: personTexts.userUnknown },
      isGone: isMissing,
    }),
  );
  const revocation = useDeletion(
    ({ id }: ListedUser) =>
      reportDeletion(messages, () => revoke({ params: { id } }), {
        done: ({ message: said }) => said,
        failed: texts.withdrawApprovalFailed,
        known: { 404: true, 409: true },
        isGone: (error) => isMissing(error) || (error instanceof CallError && error.code === 'not_approved'),
      }),
    deletion.fallback,
  );

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
            Selected={Selected}
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
          isOwn={editing.subject === own}
          useFactorReset={useFactorReset}
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

type PeopleProps = UserActions &
  Pick<UserTools, 'Selected'> & {
    users: readonly ListedUser[];
    own: number | undefined;
    /** The result count; it gets the focus when the focused row is gone. */
    count: RefObject<HTMLParagraphElement | null>;
    message: Message | null;
    messages: Messages;
  };

function People({ users, own, Selected, count, message, messages, ...actions }: PeopleProps) {
  const { shown: filter, change, clear } = useAddress(userFields);
  // Typing has priority; the rows follow.
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
        onClear={isNarrowed(filter) && (() => clear('sort'))}
        actions={
          <Selected
            hasHead
            people={selected}
            found={found.map(({ id }) => id)}
            selection={selection}
            messages={messages}
          />
        }
        figures={selected.length === 0 && <Figures users={users} />}
      />
      <PrintNote
        count={words}
        filters={[
          [common.searchLabel, settled.search],
          [personTexts.role, settled.role && roleNames[settled.role]],
          [common.status, texts.printedStatuses[settled.status]],
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
        <NothingFound
          title={texts.noUsersFound}
          icon={<SearchX />}
          clearLabel={common.clearSearchAndFilters}
          onClear={isNarrowed(settled) && (() => clear('sort'))}
        >
          {isNarrowed(settled) ? texts.noUsersFoundMore : texts.noUsersYet}
        </NothingFound>
      )}
    </ListPane>
  );
}

function Figures({ users }: { users: readonly ListedUser[] | null }) {
  const counts = useMemo(() => users && countUsers(users), [users]);
  const of = (value: number | undefined) => (value === undefined ? undefined : formatCount(value));
  return (
    <StatLine
      label={texts.userFigures}
      figures={[
        { label: common.totalUsers, value: of(counts?.total) },
        { label: texts.superusers, value: of(counts?.superusers) },
        { label: texts.areaAdmins, value: of(counts?.areaAdmins) },
        { label: common.members, value: of(counts?.members) },
      ]}
    />
  );
}

/** Renders the screen before the session is known. */
export function UsersWaiting() {
  return (
    <OfficePage {...frame} refresh={null} busy>
      <UsersSkeleton />
    </OfficePage>
  );
}

function UsersSkeleton() {
  return <ListSkeleton figures={<Figures users={null} />} className="h-120" />;
}

const countOf = (found: number, all: number) =>
  found === all
    ? countText(texts.userCount, all)
    : fillText(texts.usersFound, { found: formatCount(found), all: formatCount(all) });
