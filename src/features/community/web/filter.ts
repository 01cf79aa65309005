import type { PageAddress } from '~/shared/addresses';
import { questionCategories, statusFilters, type QuestionCategory, type StatusFilter } from '~/shared/board/choices';

/** The filter of the list. It stands in the page's address, so that a reload and Back restore it. */
export interface Filter {
  status: StatusFilter;
  search: string;
  category: QuestionCategory | null;
  tag: string;
}

/** The parameters of the board's address: its filter, and the open thread. */
export type BoardAddress = Filter & { question: number };

/** Returns the filter in an address; an invalid value counts as absent. */
export function filterOf(params: URLSearchParams): Filter {
  return {
    status: statusFilters.find((status) => status === params.get('status')) ?? 'all',
    search: (params.get('search') ?? '').slice(0, 200),
    category: questionCategories.find((category) => category === params.get('category')) ?? null,
    tag: (params.get('tag') ?? '').slice(0, 30),
  };
}

/** Returns the number in `?question=12`, null when no thread is open. */
export function questionIdOf(params: URLSearchParams): number | null {
  const id = Number(params.get('question'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Returns the address with the given parameters changed; empty ones are left out, the others stay. */
export function withParams(params: URLSearchParams, change: Record<string, string | number | null>): PageAddress {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === '' || (name === 'status' && value === 'all')) next.delete(name);
    else next.set(name, String(value));
  }
  const query = next.toString();
  // The cast is safe: the parameters come from the board's filter and from its own address.
  return query ? (`/community?${query}` as PageAddress) : '/community';
}

/** Returns whether the filter narrows the list at all. */
export const isNarrowed = ({ status, search, category, tag }: Filter) =>
  status !== 'all' || search.trim() !== '' || category !== null || tag !== '';
