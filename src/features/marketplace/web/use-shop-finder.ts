import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { logQuietly } from '~/shared/log-quietly';
import type { ShopWithAds } from '../contract';
import { filterOf, noInputs, type FinderInputs } from './finder';
import { shopsWithAdsQuery } from './queries';

interface FinderState {
  inputs: FinderInputs;
  /** Null before any search. */
  results: ShopWithAds[] | null;
}

const stateKey = ['shop-finder'];
const initial: FinderState = { inputs: noInputs, results: null };

/**
 * The finder's inputs, results and steps. What was found stays in the query client, so that it is still there when the
 * reader comes back from another page. A search that fails is only logged and leaves what was shown before.
 */
export function useShopFinder() {
  const client = useQueryClient();
  const [state, setState] = useState(() => client.getQueryData<FinderState>(stateKey) ?? initial);
  const [searching, setSearching] = useState(false);
  const [nothingAsked, setNothingAsked] = useState(false);
  const latest = useRef(0);

  const keep = (next: FinderState) => {
    client.setQueryData(stateKey, next);
    setState(next);
  };

  const change = (part: Partial<FinderInputs>) => {
    setNothingAsked(false);
    keep({ ...state, inputs: { ...state.inputs, ...part } });
  };

  const search = async () => {
    const filter = filterOf(state.inputs);
    setNothingAsked(!filter);
    if (!filter) return;
    const ticket = ++latest.current;
    setSearching(true);
    try {
      const results = await client.fetchQuery(shopsWithAdsQuery(filter));
      // Cleared or searched again in the meantime: nobody waits for this answer any more.
      if (ticket === latest.current) setStateOf(results);
    } catch (error) {
      logQuietly('The shop search failed', error);
    } finally {
      if (ticket === latest.current) setSearching(false);
    }
  };

  const setStateOf = (results: ShopWithAds[]) =>
    setState((now) => {
      const next = { ...now, results };
      client.setQueryData(stateKey, next);
      return next;
    });

  const clear = () => {
    latest.current += 1;
    setSearching(false);
    setNothingAsked(false);
    keep(initial);
  };

  return { ...state, searching, nothingAsked, change, search, clear };
}
