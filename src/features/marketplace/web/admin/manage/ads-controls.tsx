import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { Chip } from '~/ui/chip';
import { SearchPanel, SearchTools } from '~/ui/search-panel';
import { optionsOf } from '~/ui/select';
import type { ManagedAd } from '../../../contract';
import { tiers } from '../../../contract/tiers';
import { isFiltering, statuses, type AdFilter, type AdSort } from './ad-filter';
import * as texts from '../../../texts';

type AdsControlsProps = {
  /** The ads that type and search leave; the status chips count them. */
  ads: readonly ManagedAd[];
  filter: AdFilter;
  onChange: (part: Partial<AdFilter>) => void;
  onClear: () => void;
  onRefresh: () => void;
  refreshing: boolean;
};

const sorts: { value: AdSort; label: string }[] = [
  { value: 'relevance', label: common.relevance },
  { value: 'shop_name', label: texts.shopName },
  { value: 'ad_type', label: texts.adType },
];

const types = optionsOf(tiers, texts.tierNames, texts.allTypes);

/** Shows the search, type, order and status filters of the ads. */
export function AdsControls({ ads, filter, onChange, onClear, onRefresh, refreshing }: AdsControlsProps) {
  return (
    <SearchPanel
      label={common.ads}
      text="q"
      placeholder={texts.shopOrCategory}
      choices={[
        { name: 'type', label: texts.type, options: types },
        { name: 'sort', label: common.sortBy, options: sorts },
      ]}
      filter={filter}
      onChange={onChange}
    >
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <div role="group" aria-label={common.status} className="flex flex-wrap gap-2">
          <Chip selected={filter.status === ''} count={ads.length} onClick={() => onChange({ status: '' })}>
            {common.all}
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
            <Button variant="ghost" size="row" onClick={onClear}>
              {common.clear}
            </Button>
          )}
        </SearchTools>
      </div>
    </SearchPanel>
  );
}
