import { Button } from '~/ui/button';
import { SearchPanel } from '~/ui/search-panel';
import type { MemberFilter } from '../../contract';

type MemberControlsProps = {
  areas: readonly string[];
  filter: MemberFilter;
  onChange: (part: Partial<MemberFilter>) => void;
  onClear: () => void;
};

const statuses: { value: MemberFilter['status']; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'approved', label: 'Approved' },
  { value: 'pending', label: 'Pending' },
];

const sorts: { value: MemberFilter['sort']; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'date', label: 'Date (newest first)' },
  { value: 'completion', label: 'Completion (highest first)' },
  { value: 'area', label: 'Area' },
];

/** Search, filters and order of the office's list. */
export function MemberControls({ areas, filter, onChange, onClear }: MemberControlsProps) {
  const narrowed = filter.search?.trim() || filter.area || filter.status !== 'all';
  return (
    <SearchPanel
      label="Members"
      text="search"
      placeholder="Name, email, phone or username"
      maxLength={200}
      choices={[
        { name: 'area', label: 'Area', options: [{ value: '', label: 'All Areas' }, ...areas.map((name) => ({ value: name, label: name }))] },
        { name: 'status', label: 'Status', options: statuses },
        { name: 'sort', label: 'Sort by', options: sorts },
      ]}
      filter={filter}
      onChange={onChange}
    >
      {narrowed && (
        <Button variant="secondary" size="sm" className="mt-4 pointer-coarse:min-h-11" onClick={onClear}>
          Clear
        </Button>
      )}
    </SearchPanel>
  );
}
