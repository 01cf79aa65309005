import type { Shown } from '~/ui/hooks/use-address';
import { sortsOf } from '~/ui/sort-button';

/** The desk's lists and views, in the order of their tabs. */
export const tabs = [
  'queue',
  'expiring',
  'expired',
  'lapsed',
  'unknown',
  'unconfirmed',
  'statistics',
  'orders',
] as const;

const personSorts = ['full_name', 'area_name', 'licenseNo', 'days_left'] as const;
const queueSorts = ['full_name', 'area_name', 'kind', 'waiting_days'] as const;
const orderSorts = ['order_no', 'until', 'people'] as const;

/** Returns what the list of a tab is sorted by. */
export const sortsOfTab = (tab: (typeof tabs)[number]): readonly string[] =>
  tab === 'queue' ? queueSorts : tab === 'orders' ? orderSorts : personSorts;

/** The fields of the desk's address. */
export const fields = {
  tab: tabs,
  search: '',
  area: '',
  class: '',
  sort: sortsOf(...personSorts, ...queueSorts, ...orderSorts),
  page: 1,
} as const;

/** What the desk reads in its address. */
export type DeskAddress = Shown<typeof fields>;
