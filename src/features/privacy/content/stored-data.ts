import { fillText } from '~/shared/fill-text';
import { backupRetentionMonths, retentionDays } from '~/shared/retention-days';
import * as texts from '../texts';

/** The records that `retention.daily` deletes past their days (docs/product/privacy.md, "Retention"). */
export const swept = [
  'notices',
  'exports',
  'links',
  'tickets',
  'counters',
  'consents',
  'requests',
  'breaches',
] as const;
export type Swept = (typeof swept)[number];

/** A row of the table on /privacy. */
interface StoredItem {
  id: keyof typeof texts.keptTexts;
  what: string;
  why: string;
  howLong: string;
}

const order = [
  'profile',
  'aadhaar',
  'applications',
  'renewals',
  'scans',
  'card',
  'receipts',
  'dues',
  'positions',
  'notes',
  'sessions',
  'factors',
  'links',
  'tickets',
  'counters',
  'board',
  'circulars',
  'notices',
  'push',
  'mails',
  'imports',
  'consents',
  'nominee',
  'exports',
  'requests',
  'breaches',
  'audit',
  'shops',
  'ads',
  'shopContacts',
  'adRequests',
  'visitors',
  'backups',
] as const satisfies readonly StoredItem['id'][];

const daysOf = (id: StoredItem['id']): number | null =>
  id === 'mails' ? retentionDays.jobs : id in retentionDays ? retentionDays[id as keyof typeof retentionDays] : null;

/**
 * The stored data about people, why and for how long, item by item, as /privacy shows it. The deletion uses the same
 * numbers. The texts are in the catalogues and need the approval of counsel.
 */
export const storedItems: readonly StoredItem[] = order.map((id) => {
  const { what, why, howLong } = texts.keptTexts[id];
  const days = daysOf(id);
  const values = { days, hours: days && days * 24, years: days && days / 365, months: backupRetentionMonths };
  return { id, what, why, howLong: fillText<string>(howLong, values) };
});
