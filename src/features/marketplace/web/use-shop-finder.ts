import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { logQuietly } from '~/shared/log-quietly';
import { useAddress } from '~/ui/hooks/use-address';
import { filterOf, noInputs, type FinderInputs } from './finder';
import { shopsWithAdsQuery } from './queries';

const fields = { q: '', category: '', location: '' } as const;

/** What was typed over what is searched for (`over`, its filter), kept for those who come back. */
interface Draft {
  over: string;
  inputs: FinderInputs;
}

const draftKey = ['shop-finder', 'draft'];
const searchKey = ['shop-finder', 'search'];
const keyOf = (searched: FinderInputs) => JSON.stringify(filterOf(searched));

/**
 * The finder's inputs, results and actions. What is searched for stands in the address; a reader who comes back by a link
 * finds the last search again. A search that fails is only logged and leaves what was shown before.
 */
export function useShopFinder() {
  const client = useQueryClient();
  const { shown: searched, change: searchFor, clear: searchForNothing } = useAddress(fields);
  const [draft, setDraft] = useState(() => client.getQueryData<Draft>(draftKey));
  const [nothingAsked, setNothingAsked] = useState(false);
  const filter = filterOf(searched);
  const over = keyOf(searched);

  const cameByLink = useNavigationType() === NavigationType.Push;
  useEffect(() => {
    const last = client.getQueryData<Partial<FinderInputs>>(searchKey);
    // As typing, so that it is no step of its own in the history.
    if (cameByLink && last && !filter) searchFor(last);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when the reader comes, and never again
  }, []);
  useEffect(() => {
    if (filter) client.setQueryData(searchKey, filter);
  });

  const found = useQuery({ ...shopsWithAdsQuery(filter ?? {}), enabled: filter !== null, retry: false });
  const [last, setLast] = useState(found.data);
  const results = filter ? (found.data ?? last) : undefined;
  if (results !== last) setLast(results);
  useEffect(() => {
    if (found.error) logQuietly('The shop search failed', found.error);
  }, [found.error]);

  const inputs = draft?.over === over ? draft.inputs : searched;
  const keepDraft = (next: Draft | undefined) => {
    setDraft(next);
    client.setQueryData(draftKey, next ?? null);
  };

  const change = (part: Partial<FinderInputs>) => {
    setNothingAsked(false);
    keepDraft({ over, inputs: { ...inputs, ...part } });
  };

  const search = (wanted: FinderInputs = inputs) => {
    const next = filterOf(wanted);
    setNothingAsked(!next);
    if (!next) return;
    keepDraft(undefined);
    if (keyOf(wanted) === over) void found.refetch();
    else searchFor({ ...noInputs, ...next }, 'choice');
  };

  const clear = () => {
    setNothingAsked(false);
    keepDraft(undefined);
    client.removeQueries({ queryKey: searchKey });
    searchForNothing();
  };

  return { inputs, searched, results, searching: found.isLoading, nothingAsked, change, search, clear };
}
