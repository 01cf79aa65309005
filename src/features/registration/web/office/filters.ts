import type { Shown } from '~/ui/hooks/use-address';
import { sortsOf } from '~/ui/sort-button';
import { registrationStates } from '../../contract/choices';

/** The tabs of the screen, in their order. */
export const tabs = ['attendees', 'numbers', 'came', 'gates', 'settings'] as const;

/** The fields of the screen's address; '' is no filter. */
export const registrationFields = {
  tab: tabs,
  search: '',
  status: ['', ...registrationStates],
  sort: sortsOf('full_name', 'area_name', 'people', 'status', 'since', 'place', 'people_in'),
  page: 1,
} as const;

export type Filters = Shown<typeof registrationFields>;

/** What an address may lead to. */
export type RegistrationAddress = { tab: (typeof tabs)[number] };
