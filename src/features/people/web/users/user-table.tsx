import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import UserCheck from 'lucide-react/icons/user-check';
import UserX from 'lucide-react/icons/user-x';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { dutyNames, roleNames } from '~/shared/role-names';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { ContactCell, PersonCell, PlaceCell } from '~/ui/office/cells';
import { Refusal } from '~/ui/office/refusal';
import type { Selection } from '~/ui/office/use-selection';
import type { Sorting } from '~/ui/sort-button';
import { VirtualCell, VirtualTable, type VirtualColumn } from '~/ui/virtual-table';
import type { ListedUser } from '../../contract';
import { Completion } from '../profile/completion';
import type { UserFilter } from './find';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import * as texts from '../../texts';

export interface UserActions {
  onEdit: (user: ListedUser) => void;
  onRevoke: (user: ListedUser) => void;
  onDelete: (user: ListedUser) => void;
}

type Sort = UserFilter['sort'];

const columns: readonly VirtualColumn<Sort>[] = [
  { label: texts.user, width: 'minmax(0,1.7fr)', sort: { by: 'name', direction: 'ascending' } },
  { label: personTexts.membership, width: '6.5rem', sort: { by: 'role', direction: 'descending' } },
  { label: common.contact, width: 'minmax(0,1.4fr)' },
  { label: common.areaAndUnit, width: 'minmax(0,1fr)' },
  { label: common.joined, width: '6rem', sort: { by: 'date', direction: 'descending' } },
  { label: texts.completion, width: '6.5rem' },
  { label: common.actions, width: '7.75rem', hideLabel: true },
];

type UserTableProps = UserActions & {
  users: readonly ListedUser[];
  selection: Selection;
  sort: Sorting<Sort>;
};

/** Renders the list of user management: lines on a desktop, cards on a phone, however many there are. */
export function UserTable({ users, selection, sort, ...actions }: UserTableProps) {
  return (
    <VirtualTable
      caption={common.users}
      columns={columns}
      rows={users}
      keyOf={({ id }) => id}
      estimate={{ line: 53, card: 380 }}
      sort={sort}
      selection={{ selection, nameOf: ({ full_name: name }) => name }}
    >
      {(user) => <Cells user={user} refusal={selection.refusals.get(user.id)} {...actions} />}
    </VirtualTable>
  );
}

function Cells({ user, refusal, ...actions }: UserActions & { user: ListedUser; refusal: string | undefined }) {
  return (
    <>
      <VirtualCell className="max-xl:col-span-full max-xl:pe-8">
        <PersonCell person={user} onOpen={() => actions.onEdit(user)} />
        <Refusal reason={refusal} />
      </VirtualCell>
      <VirtualCell label={personTexts.membership}>
        <span className="block tabular-nums">{user.membership_id ?? common.notAvailable}</span>
        <span className="block text-xs text-muted">
          {[roleNames[user.role], ...user.duties.map((duty) => dutyNames[duty])].join(', ')}
        </span>
      </VirtualCell>
      <VirtualCell label={common.contact} className="max-sm:col-span-full max-sm:row-start-2">
        <ContactCell person={user} />
      </VirtualCell>
      <VirtualCell label={common.areaAndUnit}>
        <PlaceCell person={user} />
      </VirtualCell>
      <VirtualCell label={common.joined}>{formatDate(user.date_joined)}</VirtualCell>
      <VirtualCell label={texts.completion}>
        <Completion compact percent={user.profile_completion} className="max-w-40 max-xl:min-h-6" />
      </VirtualCell>
      <VirtualCell
        className={clsx(
          'flex flex-wrap gap-2 xl:gap-1.5 print:hidden',
          'max-xl:col-span-full max-xl:border-t max-xl:border-line max-xl:pt-3',
        )}
      >
        <Actions user={user} {...actions} />
      </VirtualCell>
    </>
  );
}

/** With words on a card; icons alone on a line, where they repeat a thousand times. */
const actionClass = 'pointer-coarse:min-h-11 xl:size-9 xl:px-0!';

function Actions({ user, onEdit, onRevoke, onDelete }: UserActions & { user: ListedUser }) {
  return (
    <>
      <Action
        label={texts.editUser}
        name={user.full_name}
        icon={<Pencil aria-hidden="true" />}
        onClick={() => onEdit(user)}
      />
      <Action
        danger
        label={texts.deleteUser}
        name={user.full_name}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => onDelete(user)}
      />
      {user.is_approved ? (
        <Action
          label={texts.withdrawApproval}
          name={user.full_name}
          icon={<UserX aria-hidden="true" />}
          onClick={() => onRevoke(user)}
        />
      ) : (
        <ButtonLink
          variant="secondary"
          size="sm"
          className={actionClass}
          title={texts.reviewApplication}
          to="/app/admin/pending-members"
        >
          <UserCheck aria-hidden="true" />
          <span className="xl:sr-only">{texts.reviewApplication}</span>
          <span className="sr-only"> {fillText(common.ofName, { name: user.full_name })}</span>
        </ButtonLink>
      )}
    </>
  );
}

type ActionProps = { label: string; name: string; icon: ReactNode; danger?: boolean; onClick: () => void };

function Action({ label, name, icon, danger, onClick }: ActionProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      title={label}
      className={clsx(actionClass, danger && 'text-danger!')}
      onClick={onClick}
    >
      {icon}
      <span className="xl:sr-only">{label}</span>
      <span className="sr-only"> {name}</span>
    </Button>
  );
}
