import { fillText } from '~/shared/fill-text';
import { keptBackupMonths, keptDays } from '~/shared/kept-days';
import * as texts from '../texts';

/** What `retention.daily` takes away once it is past its days (server/retention.ts, docs/product/privacy.md, "Retention"). */
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

/** One line of the table on /privacy. */
interface Kept {
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
  'positions',
  'sessions',
  'factors',
  'links',
  'tickets',
  'counters',
  'board',
  'circulars',
  'notices',
  'mails',
  'imports',
  'consents',
  'nominee',
  'exports',
  'requests',
  'breaches',
  'audit',
  'shops',
  'visitors',
  'backups',
] as const satisfies readonly Kept['id'][];

const daysOf = (id: Kept['id']): number | null =>
  id === 'mails' ? keptDays.jobs : id in keptDays ? keptDays[id as keyof typeof keptDays] : null;

/**
 * What is kept about people, why and for how long, item by item: what /privacy shows. The numbers are those that the clearing goes
 * by. The texts are in the catalogues; counsel has to read them.
 */
export const kept: readonly Kept[] = order.map((id) => {
  const { what, why, howLong } = texts.keptTexts[id];
  const days = daysOf(id);
  const values = { days, hours: days && days * 24, years: days && days / 365, months: keptBackupMonths };
  return { id, what, why, howLong: fillText<string>(howLong, values) };
});
