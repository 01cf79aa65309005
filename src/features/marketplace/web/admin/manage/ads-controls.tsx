import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '~/ui/button';
import { Chip } from '~/ui/chip';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { Select } from '~/ui/select';
import type { ManagedAd } from '../../../contract';
import { tiers, type Tier } from '../../../contract/tiers';
import { tierName } from '../ads/ad-values';
import { isFiltering, noFilter, statuses, type AdFilter, type AdSort } from './ad-filter';
import { statusNames } from './status';

type AdsControlsProps = {
  /** What type and search leave: the numbers on the status chips. */
  ads: readonly ManagedAd[];
  filter: AdFilter;
  onChange: (part: Partial<AdFilter>) => void;
  onRefresh: () => void;
  refreshing: boolean;
};

const sorts: { value: AdSort; label: string }[] = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'shop_name', label: 'Shop name' },
  { value: 'ad_type', label: 'Ad type' },
];

const types = [{ value: '', label: 'All types' }, ...tiers.map((tier) => ({ value: tier, label: tierName(tier) }))];

/** Search, type, order and status of the ads shown. */
export function AdsControls({ ads, filter, onChange, onRefresh, refreshing }: AdsControlsProps) {
  return (
    <form
      role="search"
      aria-label="Ads"
      noValidate
      className="rounded-lg border border-line bg-card p-5 shadow-sm sm:p-6"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-[2fr_1fr_1fr]">
        <Field label="Search" className="col-span-2 sm:col-span-1">
          <Input
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            placeholder="Shop or category"
            value={filter.q}
            onChange={(event) => onChange({ q: event.target.value })}
          />
        </Field>
        <Field label="Type">
          <Select value={filter.type} options={types} onChange={(event) => onChange({ type: event.target.value as Tier | '' })} />
        </Field>
        <Field label="Sort by">
          <Select value={filter.sort} options={sorts} onChange={(event) => onChange({ sort: event.target.value as AdSort })} />
        </Field>
      </div>
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
        <div className="ms-auto flex gap-3">
          {isFiltering(filter) && (
            <Button variant="ghost" size="sm" className="pointer-coarse:min-h-11" onClick={() => onChange({ ...noFilter, sort: filter.sort })}>
              Clear
            </Button>
          )}
          <Button variant="secondary" size="sm" className="pointer-coarse:min-h-11" loading={refreshing} onClick={onRefresh}>
            <RotateCw aria-hidden="true" />
            Refresh
          </Button>
        </div>
      </div>
    </form>
  );
}
