import { keptDays } from '~/shared/kept-days';
import type { Standing } from '~/shared/standing';

/** What can be renewed. */
export const kinds = ['licence', 'membership'] as const;
export type Kind = (typeof kinds)[number];

/** Where a request is: waiting for the office, back with the member, decided, or taken back. */
export const requestStates = ['queue', 'correction', 'approved', 'rejected', 'withdrawn'] as const;
export type RequestState = (typeof requestStates)[number];

/** What the office decides (docs/product/licences.md, "Decisions"). */
export const decisions = ['approve', 'correct', 'reject'] as const;
export type Decision = (typeof decisions)[number];

/** The desk's lists: the requests that wait, people by their standing, and those whose licence as entered is not the confirmed one. */
export const deskLists = [
  'queue',
  'expiring',
  'expired',
  'lapsed',
  'unknown',
  'active',
  'unconfirmed',
] as const satisfies readonly (Standing | 'queue' | 'unconfirmed')[];
export type DeskList = (typeof deskLists)[number];

/** Days before (negative) and after the last valid day on which somebody is reminded, the earliest first. */
export const steps = [-90, -30, -7, 0, 30] as const;
export type Step = (typeof steps)[number];

/** A step that was due longer ago than this many days goes out no more: the server was away. */
export const stepGoodFor = 7;

/** Days after a decision on which its scan is deleted. */
export const scanDays = keptDays.scans;

export const mostScanBytes = 5 * 1_048_576;
