import { SearchPanel } from '~/ui/search-panel';
import { roleNames, roles } from '~/shared/access';
import type { UserFilter } from './find';
import * as texts from '../../texts';

type UserControlsProps = { filter: UserFilter; onChange: (part: Partial<UserFilter>) => void };

const roleOptions = [
  { value: '', label: texts.allRoles },
  ...roles.map((role) => ({ value: role, label: roleNames[role] })),
];

const statuses: { value: UserFilter['status']; label: string }[] = [
  { value: 'all', label: texts.statuses.all },
  { value: 'approved', label: texts.statuses.approved },
  { value: 'pending', label: texts.statuses.pending },
];

const sorts: { value: UserFilter['sort']; label: string }[] = [
  { value: 'name', label: texts.name },
  { value: 'date', label: texts.date },
  { value: 'role', label: texts.role },
];

/** Search, filters and order of user management. */
export function UserControls({ filter, onChange }: UserControlsProps) {
  return (
    <SearchPanel
      label={texts.users}
      text={'search'}
      placeholder={texts.searchUsersHint}
      maxLength={200}
      choices={[
        { name: 'role', label: texts.role, options: roleOptions },
        { name: 'status', label: texts.status, options: statuses },
        { name: 'sort', label: texts.sortBy, options: sorts },
      ]}
      filter={filter}
      onChange={onChange}
    />
  );
}
