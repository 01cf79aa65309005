import type { Role } from '~/shared/access';
import { fillText } from '~/shared/fill-text';
import { keptDays } from '~/shared/kept-days';
import * as texts from '../texts';

/** Where an application is (docs/product/applications.md). */
export const applicationStates = ['pending', 'correction', 'rejected'] as const;
export type ApplicationState = (typeof applicationStates)[number];

export const applicationStateNames: Record<ApplicationState, string> = texts.applicationStates;

/** What an area admin says of an applicant of their area. */
export const verdicts = ['recommend', 'against'] as const;
export type Verdict = (typeof verdicts)[number];

export const verdictNames: Record<Verdict, string> = texts.verdicts;

/** What two people can have in common that speaks for one person who applies twice. */
export const likenesses = ['aadhaar', 'license', 'email', 'name', 'phone'] as const;
export type Likeness = (typeof likenesses)[number];

export const likenessNames: Record<Likeness, string> = texts.likenesses;

/** What an applicant can be asked to correct: the fields of the forms that they applied with, but for e-mail and password. */
export const correctableNames = texts.correctableNames;
export type Correctable = keyof typeof correctableNames;
export const correctable = Object.keys(correctableNames) as [Correctable, ...Correctable[]];

/** Whose committee a position is in. */
export const positionLevels = ['district', 'area', 'unit'] as const;
export type PositionLevel = (typeof positionLevels)[number];

/** The link of a correction works so many days; a rejection can be taken back as long as this, and is erased after it. */
export const correctionDays = 14;
export const reopenDays = keptDays.applications;
/** Who has waited longer than so many days is marked. */
export const waitingDays = { amber: 7, red: 14 } as const;
export const ages = ['fresh', 'amber', 'red'] as const;
export type Age = (typeof ages)[number];

/** Letters of a note to an applicant. */
export const noteLetters = { least: 10, most: 1000 } as const;
export const mostAtOnce = 100;

/** The roles that a registrar may give: all but the superuser's (docs/product/applications.md, "Decisions"). */
export const rolesToGive: readonly Role[] = ['member', 'unit_admin', 'area_admin', 'admin', 'user'];

/** Why one of several applications was left alone. */
export const skips = [
  'unknown',
  'decided',
  'correction',
  'rejected',
  'unconfirmed',
  'duplicate',
  'no_area',
  'no_unit',
] as const;
export type Skip = (typeof skips)[number];

export const skipTexts: Record<Skip, string> = texts.skips;

/** What the desk, the correction and the confirmation of an address say. */
export const applicationTexts = {
  noteNeeded: texts.noteNeeded,
  noteShort: fillText(texts.noteShort, { least: noteLetters.least }),
  fieldsNeeded: texts.fieldsNeeded,
  notAsked: texts.notAskedFor,
  needed: texts.fillThisIn,
  decided: texts.skips.decided,
  inCorrection: texts.awaitsCorrection,
  isRejected: texts.reopenFirst,
  unconfirmed: texts.unconfirmedQuestion,
  noSuperuser: texts.superuserOnly,
  unknown: texts.skips.unknown,
  notRejected: texts.notRejected,
  tooLate: fillText(texts.reopenTooLate, { reopenDays }),
  taken: texts.contactTaken,
  correctionHint: texts.correctionHint,
  correctionAsked: texts.correctionAsked,
  rejected: texts.applicationRejected,
  reopened: texts.applicationReopened,
  recommended: texts.recommendationSaved,
  correctionUnknown: texts.correctionLinkUnknown,
  correctionSent: texts.correctionSent,
  confirmUnknown: texts.confirmLinkUnknown,
  confirmed: texts.addressConfirmed,
  loginCorrection: texts.loginInCorrection,
  loginRejected: texts.loginRejected,
} as const;
