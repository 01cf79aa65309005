import { useQuery } from '@tanstack/react-query';
import Megaphone from 'lucide-react/icons/megaphone';
import SearchX from 'lucide-react/icons/search-x';
import { useMemo, type RefObject } from 'react';
import { countText } from '~/shared/count-text';
import { formatCount } from '~/shared/format-count';
import * as common from '~/shared/texts';
import { EmptyState } from '~/ui/empty-state';
import { useAddress } from '~/ui/hooks/use-address';
import { NothingFound } from '~/ui/nothing-found';
import { Pagination } from '~/ui/pagination';
import type { ManagedAd } from '../../../contract';
import { AdCard } from './ad-card';
import { adFields, isFiltering, keysIn, matchingAds, sortedAds } from './ad-filter';
import { AdsControls } from './ads-controls';
import * as texts from '../../../texts';
import { managedCategoriesQuery } from '../queries';

const PAGE = 24;

type AdsGridProps = Record<'onEdit' | 'onRenew' | 'onDelete', (ad: ManagedAd) => void> & {
  ads: readonly ManagedAd[];
  /** The number of ads over the grid, which gets the focus when the card that had it is gone. */
  count: RefObject<HTMLParagraphElement | null>;
  onRefresh: () => void;
  refreshing: boolean;
};

/** Shows the ads as a grid, 24 to a page, with their number, filters and order. */
export function AdsGrid({ ads, count, onRefresh, refreshing, ...actions }: AdsGridProps) {
  const { shown: filter, change, clear } = useAddress(adFields);
  const { data: categories } = useQuery(managedCategoriesQuery);
  const keysOf = useMemo(() => keysIn(categories ?? []), [categories]);
  const matching = useMemo(() => matchingAds(ads, filter, keysOf), [ads, filter, keysOf]);
  const shown = useMemo(
    () =>
      sortedAds(
        matching.filter(({ status }) => filter.status === '' || status === filter.status),
        filter.sort,
      ),
    [matching, filter],
  );
  const pageCount = Math.max(1, Math.ceil(shown.length / PAGE));
  // The last ad of the last page may just have been deleted.
  const page = Math.min(filter.page, pageCount);

  return (
    <>
      <AdsControls
        ads={matching}
        filter={filter}
        onChange={change}
        onClear={() => clear('sort')}
        onRefresh={onRefresh}
        refreshing={refreshing}
      />
      <p ref={count} role="status" tabIndex={-1} className="mt-6 mb-4 scroll-mt-24 text-sm text-muted outline-none">
        {shown.length === ads.length
          ? countText(texts.adCount, ads.length)
          : countText(texts.adsFound, ads.length, { found: formatCount(shown.length) })}
      </p>
      {shown.length === 0 ? (
        <NoAds filtering={isFiltering(filter)} onClear={() => clear('sort')} />
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {shown.slice((page - 1) * PAGE, page * PAGE).map((ad) => (
            <AdCard key={ad.id} ad={ad} {...actions} />
          ))}
        </ul>
      )}
      <Pagination
        className="mt-8"
        label={texts.pagesOfAds}
        page={page}
        pageCount={pageCount}
        onPage={(next) => {
          change({ page: next });
          count.current?.scrollIntoView();
        }}
      />
    </>
  );
}

function NoAds({ filtering, onClear }: { filtering: boolean; onClear: () => void }) {
  if (!filtering) {
    return (
      <EmptyState headingLevel={2} title={texts.noAdsYet} icon={<Megaphone />}>
        {texts.uploadTheFirstAd}
      </EmptyState>
    );
  }
  return (
    <NothingFound title={texts.noAdsFound} icon={<SearchX />} clearLabel={common.clearFilters} onClear={onClear}>
      {texts.noAdMatches}
    </NothingFound>
  );
}
