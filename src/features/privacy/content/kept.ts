import { fillText } from '~/shared/fill-text';
import * as texts from '../texts';

/** How long what has a fixed time is kept, in days (a scan: after its decision; a notice: after it was read). */
const keptDays = { applications: 90, scans: 90, sessions: 90, notices: 90, imports: 14, visitors: 90 } as const;

/** The oldest backup of a night, in months. */
const backupMonths = 12;

/** One line of the table on /privacy. */
export interface Kept {
  id: keyof typeof texts.keptTexts;
  what: string;
  why: string;
  howLong: string;
}

const kept = (id: Kept['id'], values: { days?: number; months?: number } = {}): Kept => {
  const { what, why, howLong } = texts.keptTexts[id];
  return { id, what, why, howLong: fillText(howLong, { days: null, months: null, ...values }) };
};

/**
 * What is kept about people, why and for how long, item by item: what /privacy shows, and what the daily clearing keeps to. The
 * texts are in the catalogues; counsel has to read them.
 */
export const retention: readonly Kept[] = [
  kept('profile'),
  kept('aadhaar'),
  kept('applications', { days: keptDays.applications }),
  kept('scans', { days: keptDays.scans }),
  kept('card'),
  kept('sessions', { days: keptDays.sessions }),
  kept('board'),
  kept('circulars'),
  kept('notices', { days: keptDays.notices }),
  kept('imports', { days: keptDays.imports }),
  kept('decisions'),
  kept('audit'),
  kept('shops'),
  kept('visitors', { days: keptDays.visitors }),
  kept('backups', { months: backupMonths }),
];
