import { retentionDays } from '~/shared/retention-days';
import type { MembershipStatus } from '~/shared/membership-status';

/** The kinds of record that can be renewed. */
export const kinds = ['licence', 'membership'] as const;
export type Kind = (typeof kinds)[number];

/** The states of a request: in the office's queue, back with the member for correction, decided, or withdrawn. */
export const requestStates = ['queue', 'correction', 'approved', 'rejected', 'withdrawn'] as const;
export type RequestState = (typeof requestStates)[number];

/** The decisions of the office on a request (docs/product/licences.md, "Decisions"). */
export const decisions = ['approve', 'correct', 'reject'] as const;
export type Decision = (typeof decisions)[number];

/** Why a confirmation of several people skips one of them: the code with which the single call refuses them. */
export const confirmSkips = ['user_unknown', 'own_record', 'stale', 'nothing_to_confirm'] as const;

/**
 * The desk's lists: the requests in the queue, the people of each membership status, and the people whose licence as
 * entered differs from the confirmed licence.
 */
export const deskLists = [
  'queue',
  'expiring',
  'expired',
  'lapsed',
  'unknown',
  'active',
  'unconfirmed',
] as const satisfies readonly (MembershipStatus | 'queue' | 'unconfirmed')[];
export type DeskList = (typeof deskLists)[number];

/** The most licences that are confirmed at once. */
export const mostAtOnce = 100;

/** Days before (negative) and after the last valid day on which a person is reminded, the earliest first. */
export const steps = [-90, -30, -7, 0, 30] as const;
export type Step = (typeof steps)[number];

/** Days after which an unsent step is dropped, after an outage: a reminder this old is of no use. */
export const stepGoodFor = 7;

/** Days from a decision to the deletion of its scan. */
export const scanDays = retentionDays.scans;

/** Largest size of a scan, in bytes. */
export const mostScanBytes = 5 * 1_048_576;
