import { keptDays } from '~/shared/kept-days';

/** What people ask of the office about their own data; an export is asked for in a way of its own. */
export const askedKinds = ['correct', 'erase', 'grievance'] as const;
export type AskedKind = (typeof askedKinds)[number];
export const requestKinds = ['export', ...askedKinds] as const;
export type RequestKind = (typeof requestKinds)[number];

/** `ready`: an export that can be fetched. */
export const requestStates = ['open', 'ready', 'done', 'refused', 'withdrawn'] as const;
export type RequestState = (typeof requestStates)[number];

/** Within how many days each is answered or carried out (docs/product/privacy.md, "Requests"). */
export const dueDays = { export: 1, correct: 30, erase: 7, grievance: 90 } as const satisfies Record<
  RequestKind,
  number
>;

/** How long before an erasure the person is warned, and for how long an export can be fetched. */
export const warningHours = 48;
export const exportHours = keptDays.exports * 24;
/** Within how many hours people and the Data Protection Board are told of a breach. */
export const breachHours = 72;

export const decisions = ['done', 'refused'] as const;
export type RequestDecision = (typeof decisions)[number];

export const mostText = 4000;
export const mostAnswer = 2000;
/** So many people at most can a breach concern that a number is a slip of the finger beyond it. */
export const mostPeople = 1_000_000;
