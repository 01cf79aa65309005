import { SearchPanel } from '~/ui/search-panel';
import { optionsOf } from '~/ui/select';
import { roles } from '~/shared/access';
import { roleNames } from '~/shared/role-names';
import type { UserFilter } from './find';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import * as texts from '../../texts';

type UserControlsProps = { filter: UserFilter; onChange: (part: Partial<UserFilter>) => void };

const roleOptions = optionsOf(roles, roleNames, texts.allRoles);

const statuses = optionsOf(['all', 'approved', 'pending'], texts.statuses);

const sorts: { value: UserFilter['sort']; label: string }[] = [
  { value: 'name', label: common.name },
  { value: 'date', label: common.date },
  { value: 'role', label: personTexts.role },
];

export function UserControls({ filter, onChange }: UserControlsProps) {
  return (
    <SearchPanel
      label={common.users}
      text={'search'}
      placeholder={texts.searchUsersHint}
      maxLength={200}
      choices={[
        { name: 'role', label: personTexts.role, options: roleOptions },
        { name: 'status', label: common.status, options: statuses },
        { name: 'sort', label: common.sortBy, options: sorts },
      ]}
      filter={filter}
      onChange={onChange}
    />
  );
}
