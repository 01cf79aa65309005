import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { Select } from '~/ui/select';
import { roleNames, roles } from '../../contract/roles';
import { isNarrowed, type UserFilter } from './find';

type UserControlsProps = { filter: UserFilter; onChange: (part: Partial<UserFilter>) => void; onClear: () => void };

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

/** Search, filters and order of user management (members-and-administration.md section 2). */
export function UserControls({ filter, onChange, onClear }: UserControlsProps) {
  return (
    <form
      role="search"
      aria-label="Users"
      noValidate
      className="rounded-lg border border-line bg-card p-5 shadow-sm sm:p-6"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-[1.8fr_1fr_1fr_1fr]">
        <Field label="Search" className="col-span-full lg:col-span-1">
          <Input
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            placeholder="Name, email, phone, username or membership ID"
            value={filter.search}
            onChange={(event) => onChange({ search: event.target.value })}
          />
        </Field>
        <Field label="Role">
          <Select
            value={filter.role}
            options={roleOptions}
            onChange={(event) => onChange({ role: event.target.value as UserFilter['role'] })}
          />
        </Field>
        <Field label="Status">
          <Select
            value={filter.status}
            options={statuses}
            onChange={(event) => onChange({ status: event.target.value as UserFilter['status'] })}
          />
        </Field>
        <Field label="Sort by" className="col-span-2 sm:col-span-1">
          <Select
            value={filter.sort}
            options={sorts}
            onChange={(event) => onChange({ sort: event.target.value as UserFilter['sort'] })}
          />
        </Field>
      </div>
      {isNarrowed(filter) && (
        <Button variant="secondary" size="sm" className="mt-4 pointer-coarse:min-h-11" onClick={onClear}>
          Clear
        </Button>
      )}
    </form>
  );
}
