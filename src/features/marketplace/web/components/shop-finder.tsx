import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Field } from '~/ui/field';
import { useLate } from '~/ui/hooks/use-late';
import { Input } from '~/ui/input';
import { Select } from '~/ui/select';
import type { ShopWithAds } from '../../contract';
import { categoriesQuery, locationsQuery } from '../queries';
import { useShopFinder } from '../use-shop-finder';
import { ShopCard } from './shop-card';
import type { ShopDetailsProps } from './shop-details';

/** The search for shops (docs/product/marketplace.md, "Shop finder"). The heading above it is the page's. */
export function ShopFinder() {
  const finder = useShopFinder();
  const [{ opened, presses }, setWindow] = useState<{ opened: ShopWithAds | null; presses: number }>({ opened: null, presses: 0 });
  const open = (found: ShopWithAds) => setWindow((now) => ({ opened: found, presses: now.presses + 1 }));
  const close = () => setWindow((now) => ({ ...now, opened: null }));
  return (
    <div>
      <FinderForm finder={finder} onClear={close} />
      <div aria-busy={finder.searching} className="mt-8">
        {finder.results && <Results results={finder.results} onOpen={open} />}
      </div>
      {finder.results && <LateDetails found={opened} presses={presses} onClose={close} />}
    </div>
  );
}

type FinderFormProps = { finder: ReturnType<typeof useShopFinder>; onClear: () => void };

function FinderForm({ finder, onClear }: FinderFormProps) {
  const { data: categories = [] } = useQuery(categoriesQuery);
  const { data: locations = [] } = useQuery(locationsQuery);
  const { inputs, change } = finder;
  return (
    <form
      role="search"
      aria-label="Shops"
      noValidate
      className="rounded-lg border border-line bg-card p-5 shadow-sm sm:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        void finder.search();
      }}
    >
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_auto] lg:items-end">
        <Field label="Shop name" className="md:col-span-2 lg:col-span-1">
          <Input
            type="search"
            name="q"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            placeholder="Search by shop name"
            value={inputs.q}
            onChange={(event) => change({ q: event.target.value })}
          />
        </Field>
        <Field label="Category">
          <Select
            name="category"
            placeholder="All Categories"
            options={categories.map(({ name }) => ({ value: name, label: name }))}
            value={inputs.category}
            onChange={(event) => change({ category: event.target.value })}
          />
        </Field>
        <Field label="Location">
          <Select
            name="location"
            placeholder="All Locations"
            options={locations.map((name) => ({ value: name, label: name }))}
            value={inputs.location}
            onChange={(event) => change({ location: event.target.value })}
          />
        </Field>
        <div className="js-only flex gap-3 md:col-span-2 lg:col-span-1">
          <Button type="submit" loading={finder.searching} className="flex-1">
            <Search aria-hidden="true" />
            Search
          </Button>
          <Button
            variant="secondary"
            className="flex-1"
            onClick={() => {
              finder.clear();
              onClear();
            }}
          >
            Clear
          </Button>
        </div>
      </div>
      {finder.nothingAsked && (
        <Alert tone="error" className="mt-4">
          Please select a filter or enter a search term.
        </Alert>
      )}
      <noscript>
        <p className="mt-4 text-muted">Searching needs JavaScript. The lists show which categories and places there are.</p>
      </noscript>
    </form>
  );
}

type ResultsProps = { results: readonly ShopWithAds[]; onOpen: (found: ShopWithAds) => void };

function Results({ results, onOpen }: ResultsProps) {
  if (!results.length) return <EmptyState announce title="No shops found." icon={<Search />} />;
  return (
    <>
      <p role="status" className="mb-4 text-sm text-muted">
        {results.length === 1 ? '1 shop' : `${results.length} shops`}
      </p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {results.map((found) => (
          <ShopCard key={found.shop.id} shop={found.shop} onOpen={() => onOpen(found)} />
        ))}
      </ul>
    </>
  );
}

/** The details window is fetched once there are results, so that opening one never waits and the page stays light. */
function LateDetails({ presses, ...props }: ShopDetailsProps & { presses: number }) {
  const late = useLate(() => import('./shop-details'), presses + 1);
  return late && <late.ShopDetails {...props} />;
}
