import type { Role } from '~/shared/access';
import { filledMessage } from '~/shared/filled-message';
import { retentionDays } from '~/shared/retention-days';
import * as texts from '../texts';

/** The states of an application (docs/product/applications.md, "The desk"). */
export const applicationStates = ['pending', 'correction', 'rejected'] as const;
export type ApplicationState = (typeof applicationStates)[number];

export const applicationStateNames: Record<ApplicationState, string> = texts.applicationStates;

/** An area admin's recommendation on an applicant of their area. */
export const verdicts = ['recommend', 'against'] as const;
export type Verdict = (typeof verdicts)[number];

export const verdictNames: Record<Verdict, string> = texts.verdicts;

/** What two people can have in common that suggests one person who applies twice. */
export const likenesses = ['aadhaar', 'license', 'email', 'name', 'phone'] as const;
export type Likeness = (typeof likenesses)[number];

export const likenessNames: Record<Likeness, string> = texts.likenesses;

/** The fields that the office can have corrected: those of the application forms except e-mail and password. */
export const correctableNames = texts.correctableNames;
export type Correctable = keyof typeof correctableNames;
export const correctable = Object.keys(correctableNames) as [Correctable, ...Correctable[]];

/** The committees that a position can be in. */
export const positionLevels = ['district', 'area', 'unit'] as const;
export type PositionLevel = (typeof positionLevels)[number];

/** Days for which a correction's link works, and for which a rejected applicant is stored and can be reopened. */
export const correctionDays = 14;
export const reopenDays = retentionDays.applications;
/** Waits of more days than these are marked. */
export const waitingDays = { amber: 7, red: 14 } as const;
export const ages = ['fresh', 'amber', 'red'] as const;
export type Age = (typeof ages)[number];

/** Letters of a note to an applicant, least and most. */
export const noteLetters = { least: 10, most: 1000 } as const;
export const mostAtOnce = 100;

/** The roles that a registrar can approve in: all but superuser (docs/product/applications.md, "Decisions"). */
export const assignableRoles: readonly Role[] = ['member', 'unit_admin', 'area_admin', 'admin', 'user'];

/** Why the bulk call skips an application. */
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

/** The answers of the desk, the correction, the confirmation of an address and the login. */
export const applicationTexts = {
  noteNeeded: texts.noteNeeded,
  noteShort: filledMessage(texts.noteShort, { least: noteLetters.least }),
  fieldsNeeded: texts.fieldsNeeded,
  needed: texts.fillThisIn,
  correctionHint: texts.correctionHint,
  correctionUnknown: texts.correctionLinkUnknown,
} as const;
