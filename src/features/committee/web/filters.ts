import type { Shown } from '~/ui/hooks/use-address';
import { levels, states } from '../contract/choices';

/** What the address of the screen holds; '' is no filter. */
export const positionFields = {
  search: '',
  level: ['', ...levels],
  area: '',
  state: ['', ...states],
  page: 1,
} as const;

export type Filters = Shown<typeof positionFields>;

/** Whether the list is narrowed. */
export const isNarrowed = ({ search, level, area, state }: Filters) =>
  [search, level, area, state].some((value) => value.trim() !== '');
