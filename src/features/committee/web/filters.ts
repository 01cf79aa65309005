import type { Shown } from '~/ui/hooks/use-address';
import { sortsOf } from '~/ui/sort-button';
import { levels, states } from '../contract/choices';

/** The fields of the screen's address; '' is no filter. */
export const positionFields = {
  search: '',
  level: ['', ...levels],
  area: '',
  state: ['', ...states],
  sort: sortsOf('full_name', 'title', 'area_name', 'since'),
  page: 1,
} as const;

export type Filters = Shown<typeof positionFields>;
