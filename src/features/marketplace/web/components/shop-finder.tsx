import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { capitalised } from '~/shared/capitalised';
import { countText } from '~/shared/count-text';
import { Alert } from '~/ui/alert';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Field } from '~/ui/field';
import { useLazyPart } from '~/ui/hooks/use-lazy-part';
import { Input } from '~/ui/input';
import { Select } from '~/ui/select';
import type { ShopWithAds } from '../../contract';
import { placeKey } from '../../rules';
import { filterOf, type FinderInputs } from '../finder';
import { categoriesQuery, locationsQuery, otherPlacesQuery } from '../queries';
import { useShopFinder } from '../use-shop-finder';
import { ShopCard } from './shop-card';
import type { ShopDetailsProps } from './shop-details';
import * as texts from '../../texts';

/** The number of other places that are offered when the chosen place has no result. */
const maxPlaces = 6;

/** Shows the search for shops (docs/product/marketplace.md, "Shop finder"). The heading above it is the page's. */
export function ShopFinder() {
  const { search, ...finder } = useShopFinder();
  const { top, show } = useResultsInView(finder.results);
  const searchAndShow = async (wanted?: FinderInputs) => {
    if (await search(wanted)) show();
  };
  const [{ opened, presses }, setWindow] = useState<{ opened: ShopWithAds | null; presses: number }>({
    opened: null,
    presses: 0,
  });
  const open = (found: ShopWithAds) => setWindow((now) => ({ opened: found, presses: now.presses + 1 }));
  const close = () => setWindow((now) => ({ ...now, opened: null }));
  return (
    <div>
      <FinderForm finder={finder} onSearch={searchAndShow} onClear={close} />
      <div aria-busy={finder.searching} className="mt-8">
        {finder.results && (
          <Results finder={finder} results={finder.results} top={top} onSearch={searchAndShow} onOpen={open} />
        )}
      </div>
      {finder.results && <LazyDetails found={opened} presses={presses} onClose={close} />}
    </div>
  );
}

/**
 * Returns a function that leads a person to the results once they are there: the focus to their count, in `top`, and
 * the page to it where it is not in the upper half of the window.
 */
function useResultsInView(results: readonly ShopWithAds[] | undefined) {
  const top = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const last = useRef(shown);
  useEffect(() => {
    if (!results || last.current === shown) return;
    last.current = shown;
    top.current?.focus({ preventScroll: true });
    if (top.current && top.current.getBoundingClientRect().top > window.innerHeight / 2) top.current.scrollIntoView();
  }, [results, shown]);
  return { top, show: () => setShown((count) => count + 1) };
}

type Finder = Omit<ReturnType<typeof useShopFinder>, 'search'>;
type OnSearch = (wanted?: FinderInputs) => Promise<void>;
type FinderFormProps = { finder: Finder; onSearch: OnSearch; onClear: () => void };

function FinderForm({ finder, onSearch, onClear }: FinderFormProps) {
  const { data: categories = [] } = useQuery(categoriesQuery);
  const { data: locations = [] } = useQuery(locationsQuery);
  const { inputs, change } = finder;
  const form = useRef<HTMLFormElement>(null);
  // Text typed before this code arrived is in the fields alone.
  const takeEarly = useEffectEvent(() => {
    const typed = [...new FormData(form.current ?? undefined)].filter(
      ([name, value]) => value && !inputs[name as keyof FinderInputs],
    );
    if (typed.length > 0) change(Object.fromEntries(typed) as Partial<FinderInputs>);
  });
  useLayoutEffect(() => takeEarly(), []);
  const choices = [
    { name: 'category', label: common.category, all: common.allCategories, names: categories.map(({ name }) => name) },
    { name: 'location', label: common.location, all: texts.allLocations, names: locations },
  ] as const;
  return (
    <form
      ref={form}
      role="search"
      aria-label={common.shops}
      noValidate
      className="rounded-lg border border-line bg-card p-5 shadow-sm sm:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        void onSearch();
      }}
    >
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_auto] lg:items-end">
        <Field label={texts.shopName} className="md:col-span-2 lg:col-span-1">
          <Input
            type="search"
            name="q"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            placeholder={texts.searchByShopName}
            value={inputs.q}
            onChange={(event) => change({ q: event.target.value })}
          />
        </Field>
        {choices.map(({ name, label, all, names }) => (
          <Field key={name} label={label}>
            <Select
              name={name}
              placeholder={all}
              options={withChosen(names, inputs[name]).map((value) => ({
                value,
                label: name === 'category' ? capitalised(value) : value,
              }))}
              value={asListed(names, inputs[name])}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          </Field>
        ))}
        <div className="js-only flex flex-wrap gap-3 md:col-span-2 lg:col-span-1">
          <Button type="submit" loading={finder.searching} className="flex-1">
            <Search aria-hidden="true" />
            {common.search}
          </Button>
          <Button
            variant="secondary"
            className="flex-1"
            onClick={() => {
              finder.clear();
              onClear();
            }}
          >
            {common.clear}
          </Button>
        </div>
      </div>
      {finder.nothingAsked && (
        <Alert tone="error" className="mt-4">
          {texts.nothingAsked}
        </Alert>
      )}
      <noscript>
        <p className="mt-4 text-muted">{texts.searchingNeedsJavaScript}</p>
      </noscript>
    </form>
  );
}

/** Adds the chosen name to the list: a shared address may hold a name that is no longer in it. */
function withChosen(names: readonly string[], chosen: string): readonly string[] {
  return chosen && !names.includes(asListed(names, chosen)) ? [...names, chosen] : names;
}

/** Returns the listed name: an address may also hold it in another case. */
const asListed = (names: readonly string[], chosen: string) =>
  names.find((name) => placeKey(name) === placeKey(chosen)) ?? chosen;

type ResultsProps = {
  finder: Finder;
  results: readonly ShopWithAds[];
  /** Where the results begin. */
  top: RefObject<HTMLDivElement | null>;
  onSearch: OnSearch;
  onOpen: (found: ShopWithAds) => void;
};

function Results({ finder, results, top, onSearch, onOpen }: ResultsProps) {
  if (!results.length) {
    return (
      <>
        <div ref={top} tabIndex={-1} className="outline-none">
          <EmptyState announce title={texts.noShopsHere} icon={<Search />} />
        </div>
        {finder.searched.location && !finder.searching && (
          <OtherPlaces
            searched={finder.searched}
            onChoose={(location) => void onSearch({ ...finder.searched, location })}
          />
        )}
      </>
    );
  }
  return (
    <>
      <div ref={top} tabIndex={-1} className="outline-none">
        <p role="status" className="mb-4 text-sm text-muted">
          {countText(texts.shopCount, results.length)}
        </p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {results.map((found) => (
          <ShopCard key={found.shop.id} shop={found.shop} onOpen={() => onOpen(found)} />
        ))}
      </ul>
    </>
  );
}

type OtherPlacesProps = { searched: FinderInputs; onChoose: (location: string) => void };

/**
 * Shows other places with a result when the chosen place has none: a few, the nearest first, each a search of its own.
 */
function OtherPlaces({ searched, onChoose }: OtherPlacesProps) {
  const { data: places = [] } = useQuery(otherPlacesQuery(filterOf(searched) ?? {}));
  return (
    <div className="mt-5 [&:not(:has(li))]:hidden">
      <p id="other-places" role="status" className="text-muted">
        {places.length > 0 && (places[0]?.kilometres === null ? texts.otherPlaces : texts.nearestPlaces)}
      </p>
      <ul aria-labelledby="other-places" className="mt-3 flex flex-wrap gap-3">
        {places.slice(0, maxPlaces).map(({ location, shops, kilometres }) => (
          <li key={location}>
            <Button variant="secondary" className="h-full text-start!" onClick={() => onChoose(location)}>
              <span>
                {location}
                <span className="block text-sm font-normal text-muted">{howFar(shops, kilometres)}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function howFar(shops: number, kilometres: number | null): string {
  if (kilometres === null) return countText(texts.shopCount, shops);
  return kilometres < 1 ? countText(texts.shopsNearby, shops) : countText(texts.shopsAway, shops, { kilometres });
}

/** The details window is fetched once there are results: opening it never waits, and the page stays light. */
function LazyDetails({ presses, ...props }: ShopDetailsProps & { presses: number }) {
  const part = useLazyPart(() => import('./shop-details'), presses + 1);
  return part && <part.ShopDetails {...props} />;
}
