import { Button } from '~/ui/button';
import { Chip } from '~/ui/chip';
import { SearchPanel, SearchTools } from '~/ui/search-panel';
import type { ManagedAd } from '../../../contract';
import { tiers } from '../../../contract/tiers';
import { isFiltering, statuses, type AdFilter, type AdSort } from './ad-filter';
import * as texts from '../../../texts';

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
  { value: 'relevance', label: texts.relevance },
  { value: 'shop_name', label: texts.shopName },
  { value: 'ad_type', label: texts.adType },
];

const types = [
  { value: '', label: texts.allTypes },
  ...tiers.map((tier) => ({ value: tier, label: texts.tierNames[tier] })),
];

/** Search, type, order and status of the ads shown. */
export function AdsControls({ ads, filter, onChange, onClear, onRefresh, refreshing }: AdsControlsProps) {
  return (
    <SearchPanel
      label={texts.ads}
      text="q"
      placeholder={texts.shopOrCategory}
      choices={[
        { name: 'type', label: texts.type, options: types },
        { name: 'sort', label: texts.sortBy, options: sorts },
      ]}
      filter={filter}
      onChange={onChange}
    >
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <div role="group" aria-label={texts.status} className="flex flex-wrap gap-2">
          <Chip selected={filter.status === ''} count={ads.length} onClick={() => onChange({ status: '' })}>
            {texts.all}
          </Chip>
          {statuses.map((status) => (
            <Chip
              key={status}
              selected={filter.status === status}
              count={ads.filter((ad) => ad.status === status).length}
              onClick={() => onChange({ status })}
            >
              {texts.statusNames[status]}
            </Chip>
          ))}
        </div>
        <SearchTools refreshing={refreshing} onRefresh={onRefresh}>
          {isFiltering(filter) && (
            <Button variant="ghost" size="sm" className="pointer-coarse:min-h-11" onClick={onClear}>
              {texts.clear}
            </Button>
          )}
        </SearchTools>
      </div>
    </SearchPanel>
  );
}
