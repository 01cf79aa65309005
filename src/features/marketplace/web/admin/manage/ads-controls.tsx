import { capitalised } from '~/shared/capitalised';
import { Button } from '~/ui/button';
import { Chip } from '~/ui/chip';
import { SearchPanel, SearchTools } from '~/ui/search-panel';
import type { ManagedAd } from '../../../contract';
import { tiers } from '../../../contract/tiers';
import { isFiltering, statuses, type AdFilter, type AdSort } from './ad-filter';
import { statusNames } from './status';

type AdsControlsProps = {
  /** What type and search leave: the numbers on the status chips. */
  ads: readonly ManagedAd[];
  filter: AdFilter;
  onChange: (part: Partial<AdFilter>) => void;
  onClear: () => void;
  onRefresh: () => void;
  refreshing: boolean;
};

const sorts: { value: AdSort; label: string }[] = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'shop_name', label: 'Shop name' },
  { value: 'ad_type', label: 'Ad type' },
];

const types = [{ value: '', label: 'All types' }, ...tiers.map((tier) => ({ value: tier, label: capitalised(tier) }))];

/** Search, type, order and status of the ads shown. */
export function AdsControls({ ads, filter, onChange, onClear, onRefresh, refreshing }: AdsControlsProps) {
  return (
    <SearchPanel
      label="Ads"
      text="q"
      placeholder="Shop or category"
      choices={[
        { name: 'type', label: 'Type', options: types },
        { name: 'sort', label: 'Sort by', options: sorts },
      ]}
      filter={filter}
      onChange={onChange}
    >
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <div role="group" aria-label="Status" className="flex flex-wrap gap-2">
          <Chip selected={filter.status === ''} count={ads.length} onClick={() => onChange({ status: '' })}>
            All
          </Chip>
          {statuses.map((status) => (
            <Chip
              key={status}
              selected={filter.status === status}
              count={ads.filter((ad) => ad.status === status).length}
              onClick={() => onChange({ status })}
            >
              {statusNames[status]}
            </Chip>
          ))}
        </div>
        <SearchTools refreshing={refreshing} onRefresh={onRefresh}>
          {isFiltering(filter) && (
            <Button variant="ghost" size="sm" className="pointer-coarse:min-h-11" onClick={onClear}>
              Clear
            </Button>
          )}
        </SearchTools>
      </div>
    </SearchPanel>
  );
}
