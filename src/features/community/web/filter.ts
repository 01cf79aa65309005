import { questionCategories, statusFilters, type QuestionCategory, type StatusFilter } from '../contract/choices';

/** What the list shows. It is in the page's address, so that a reload and Back keep it. */
export interface Filter {
  status: StatusFilter;
  search: string;
  category: QuestionCategory | null;
  tag: string;
}

/** The filter in an address; whatever makes no sense counts as absent. */
export function filterOf(params: URLSearchParams): Filter {
  return {
    status: statusFilters.find((status) => status === params.get('status')) ?? 'all',
    search: (params.get('search') ?? '').slice(0, 200),
    category: questionCategories.find((category) => category === params.get('category')) ?? null,
    tag: (params.get('tag') ?? '').slice(0, 30),
  };
}

/** The number in `?question=12`, null when no thread is open. */
export function questionIdOf(params: URLSearchParams): number | null {
  const id = Number(params.get('question'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** The address with some of its parameters changed; empty ones are left out, the others stay. */
export function withParams(params: URLSearchParams, change: Record<string, string | number | null>): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === '' || (name === 'status' && value === 'all')) next.delete(name);
    else next.set(name, String(value));
  }
  const query = next.toString();
  return query ? `/community?${query}` : '/community';
}

/** Whether the list is narrowed at all. */
export const isNarrowed = ({ status, search, category, tag }: Filter) =>
  status !== 'all' || search.trim() !== '' || category !== null || tag !== '';
