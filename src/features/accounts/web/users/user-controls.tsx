import { SearchPanel } from '~/ui/search-panel';
import { roleNames, roles } from '~/shared/access';
import type { UserFilter } from './find';

type UserControlsProps = { filter: UserFilter; onChange: (part: Partial<UserFilter>) => void };

const roleOptions = [{ value: '', label: 'All Roles' }, ...roles.map((role) => ({ value: role, label: roleNames[role] }))];

const statuses: { value: UserFilter['status']; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'approved', label: 'Approved' },
  { value: 'pending', label: 'Pending' },
];

const sorts: { value: UserFilter['sort']; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'date', label: 'Date' },
  { value: 'role', label: 'Role' },
];

/** Search, filters and order of user management. */
export function UserControls({ filter, onChange }: UserControlsProps) {
  return (
    <SearchPanel
      label="Users"
      text="search"
      placeholder="Name, email, phone, username or membership ID"
      maxLength={200}
      choices={[
        { name: 'role', label: 'Role', options: roleOptions },
        { name: 'status', label: 'Status', options: statuses },
        { name: 'sort', label: 'Sort by', options: sorts },
      ]}
      filter={filter}
      onChange={onChange}
    />
  );
}
