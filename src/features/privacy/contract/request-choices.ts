import { retentionDays } from '~/shared/retention-days';

/** The requests about their own data that people send to the office; an export has its own call. */
export const askedKinds = ['correct', 'erase', 'grievance'] as const;
export type AskedKind = (typeof askedKinds)[number];
export const requestKinds = ['export', ...askedKinds] as const;
export type RequestKind = (typeof requestKinds)[number];

/** The kinds that the office answers; the site carries out erasures and exports. */
export const answeredKinds = ['correct', 'grievance'] as const satisfies RequestKind[];
/** The kinds by which the office filters its list: one of them, or those that it answers. */
export const kindFilters = ['to-answer', ...requestKinds] as const;
export type KindFilter = (typeof kindFilters)[number];

/** The states of a request. `ready`: an export that can be downloaded. */
export const requestStates = ['open', 'ready', 'done', 'refused', 'withdrawn'] as const;
export type RequestState = (typeof requestStates)[number];

/** Days within which each kind is answered or carried out (docs/product/privacy.md, "Requests"). */
export const dueDays = { export: 1, correct: 30, erase: 7, grievance: 90 } as const satisfies Record<
  RequestKind,
  number
>;

/** Hours before an erasure at which the person is warned. */
export const warningHours = 48;
/** Hours for which an export can be downloaded. */
export const exportHours = retentionDays.exports * 24;
/** What breaches are filtered by: whether both the people and the Board were told. */
export const toldFilters = ['no', 'yes'] as const;
export type ToldFilter = (typeof toldFilters)[number];

/** Hours within which people and the Data Protection Board are notified of a breach. */
export const breachHours = 72;

/** The office's decisions on a request. */
export const decisions = ['done', 'refused'] as const;
export type RequestDecision = (typeof decisions)[number];

/** Largest number of letters of a request's text. */
export const mostText = 4000;
/** Largest number of letters of an answer. */
export const mostAnswer = 2000;
/** Largest number of people whom a breach may concern: a larger number is a typing error. */
export const mostPeople = 1_000_000;
