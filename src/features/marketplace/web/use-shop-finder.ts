import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useCameByLink } from '~/router';
import { logQuietly } from '~/shared/log-quietly';
import { useAddress } from '~/ui/hooks/use-address';
import { filterOf, noInputs, type FinderInputs } from './finder';
import { shopsWithAdsQuery } from './queries';

const fields = { q: '', category: '', location: '' } as const;

/** The text typed after a search (`over` is the search's filter), stored for readers who come back. */
interface Draft {
  over: string;
  inputs: FinderInputs;
}

const draftKey = ['shop-finder', 'draft'];
const searchKey = ['shop-finder', 'search'];
const keyOf = (searched: FinderInputs) => JSON.stringify(filterOf(searched));

/**
 * Returns the finder's inputs, results and actions. The shown search stands in the address as soon as it has a result;
 * a reader who comes back by a link finds the last search again. A failed search is only logged, and the previous
 * result stays.
 */
export function useShopFinder() {
  const client = useQueryClient();
  const { shown: searched, change: showSearch, clear: showNothing } = useAddress(fields);
  const [draft, setDraft] = useState(() => client.getQueryData<Draft>(draftKey) ?? null);
  const [searching, setSearching] = useState(false);
  const [nothingAsked, setNothingAsked] = useState(false);
  const latest = useRef(0);
  const filter = filterOf(searched);
  const over = keyOf(searched);
  const inputs = draft?.over === over ? draft.inputs : searched;

  const cameByLink = useCameByLink();
  useEffect(() => {
    const last = client.getQueryData<Partial<FinderInputs>>(searchKey);
    // Like typing, so that it is no step of its own in the history.
    if (cameByLink && last && !filter) showSearch(last);
    // oxlint-disable-next-line react/exhaustive-deps -- when the reader comes, and never again
  }, []);
  useEffect(() => {
    client.setQueryData(draftKey, draft);
    if (filter) client.setQueryData(searchKey, filter);
  });

  const found = useQuery({ ...shopsWithAdsQuery(filter ?? {}), enabled: filter !== null, retry: false });
  const [last, setLast] = useState(found.data);
  const results = filter ? (found.data ?? last) : undefined;
  if (results !== last) setLast(results);
  useEffect(() => {
    if (found.error) logFailure(found.error);
  }, [found.error]);

  const change = (part: Partial<FinderInputs>) => {
    setNothingAsked(false);
    setDraft({ over, inputs: { ...inputs, ...part } });
  };

  /** Returns whether the result is shown. */
  const search = async (wanted: FinderInputs = inputs): Promise<boolean> => {
    const next = filterOf(wanted);
    setNothingAsked(!next);
    if (!next) return false;
    const ticket = ++latest.current;
    setSearching(true);
    setDraft({ over, inputs: wanted });
    try {
      await client.fetchQuery(shopsWithAdsQuery(next));
      // Cleared or searched again in the meantime: this answer is outdated.
      if (ticket !== latest.current) return false;
      // Text typed in between stays.
      setDraft((now) => now && { ...now, over: keyOf({ ...noInputs, ...next }) });
      showSearch({ ...noInputs, ...next }, 'choice');
      return true;
    } catch (error) {
      logFailure(error);
      return false;
    } finally {
      if (ticket === latest.current) setSearching(false);
    }
  };

  const clear = () => {
    latest.current += 1;
    setSearching(false);
    setNothingAsked(false);
    setDraft(null);
    client.removeQueries({ queryKey: searchKey });
    showNothing();
  };

  return { inputs, searched, results, searching: searching || found.isLoading, nothingAsked, change, search, clear };
}

const logFailure = (error: unknown) => logQuietly('The shop search failed', error);
