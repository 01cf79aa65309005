import { SearchPanel } from '~/ui/search-panel';
import type { Filter, Sort, Status } from './listing';

type EventFiltersProps = { filter: Filter; onChange: (part: Partial<Filter>) => void };

const statuses: { value: Status | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'active', label: 'Active' },
  { value: 'past', label: 'Past' },
];

const sorts: { value: Sort; label: string }[] = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'title', label: 'Title' },
  { value: 'date', label: 'Date' },
  { value: 'location', label: 'Location' },
];

/** Search, status and order. */
export function EventFilters({ filter, onChange }: EventFiltersProps) {
  return (
    <SearchPanel
      label="Events"
      text="text"
      placeholder="Title, description or location"
      choices={[
        { name: 'status', label: 'Status', options: statuses },
        { name: 'sort', label: 'Sort by', options: sorts },
      ]}
      filter={filter}
      onChange={onChange}
    />
  );
}
