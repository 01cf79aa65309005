import type { Role } from '~/shared/access';

/** Where an application is (docs/product/applications.md). */
export const applicationStates = ['pending', 'correction', 'rejected'] as const;
export type ApplicationState = (typeof applicationStates)[number];

export const applicationStateNames: Record<ApplicationState, string> = {
  pending: 'Waiting',
  correction: 'Correction',
  rejected: 'Rejected',
};

/** What an area admin says of an applicant of their area. */
export const verdicts = ['recommend', 'against'] as const;
export type Verdict = (typeof verdicts)[number];

export const verdictNames: Record<Verdict, string> = { recommend: 'Recommended', against: 'Advised against' };

/** What two people can have in common that speaks for one person who applies twice. */
export const likenesses = ['aadhaar', 'license', 'email', 'name', 'phone'] as const;
export type Likeness = (typeof likenesses)[number];

export const likenessNames: Record<Likeness, string> = {
  aadhaar: 'Same Aadhaar number',
  license: 'Same license number',
  email: 'Same e-mail apart from dots and +tag',
  name: 'Same name and birth day',
  phone: 'Same phone as a rejected application',
};

/** What an applicant can be asked to correct: the fields of the forms that they applied with, but for e-mail and password. */
export const correctableNames = {
  full_name: 'Full Name',
  phone: 'Phone Number',
  area: 'Area',
  unit: 'Unit',
  passport_photo: 'Passport Photo',
  licenseNo: 'License Number',
  license_category: 'License Category',
  licenseDate: 'License Issue Date',
  renewalDate: 'License Renewal Date',
  dob: 'Date of Birth',
  gender: 'Gender',
  maritalStatus: 'Marital Status',
  residentialAddress: 'Residential Address',
  officeAddress: 'Office Address',
  postOffice: 'Post Office',
  pin: 'PIN Code',
  qualification: 'Qualification',
  additionalQualification: 'Additional Qualification',
  skills: 'Skills',
  bloodGroup: 'Blood Group',
  panchayath: 'Panchayath',
  aadhaar: 'Aadhaar Number',
} as const;
export type Correctable = keyof typeof correctableNames;
export const correctable = Object.keys(correctableNames) as [Correctable, ...Correctable[]];

/** Whose committee a position is in. */
export const positionLevels = ['district', 'area', 'unit'] as const;

/** The link of a correction works so many days; a rejection can be taken back as long as this, and is erased after it. */
export const correctionDays = 14;
export const reopenDays = 90;
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
export const skips = ['unknown', 'decided', 'correction', 'rejected', 'unconfirmed', 'duplicate', 'no_area', 'no_unit'] as const;
export type Skip = (typeof skips)[number];

export const skipTexts: Record<Skip, string> = {
  unknown: 'Application not found.',
  decided: 'This application has been decided already.',
  correction: 'The applicant has been asked to correct something.',
  rejected: 'This application was rejected.',
  unconfirmed: 'The e-mail address is not confirmed.',
  duplicate: 'Somebody very much like this applicant is there already.',
  no_area: 'No area is set.',
  no_unit: 'No unit is set.',
};

/** What the desk, the correction and the confirmation of an address say. */
export const applicationTexts = {
  noteNeeded: 'Please write a note to the applicant.',
  noteShort: `Please write at least ${noteLetters.least} letters.`,
  fieldsNeeded: 'Please choose what is to be corrected.',
  notAsked: 'The office has not asked for this.',
  needed: 'Please fill this in.',
  decided: 'This application has been decided already.',
  inCorrection: 'The applicant has been asked to correct something. It can be decided once that has come back.',
  isRejected: 'This application was rejected. Reopen it first.',
  unconfirmed: 'The applicant has not confirmed the e-mail address. Approve all the same?',
  noSuperuser: 'Only a superuser can name another one.',
  unknown: 'Application not found.',
  notRejected: 'This application is not rejected.',
  tooLate: `A rejection can be taken back for ${reopenDays} days.`,
  taken: 'The phone number or e-mail address is in use by another application meanwhile.',
  correctionHint: 'Only these are asked for, by a link that works once, for 14 days. The place among those who wait stays.',
  correctionAsked: 'The applicant has been asked to correct the application.',
  rejected: 'The application was rejected and the applicant told so.',
  reopened: 'The application waits for a decision again.',
  recommended: 'Your recommendation was saved.',
  correctionUnknown: 'This link has been used, has expired, or is not complete.',
  correctionSent: 'Thank you. Your application is with the office again.',
  confirmUnknown: 'This link is not valid.',
  confirmed: 'Thank you. Your e-mail address is confirmed.',
  loginCorrection: 'The office has asked you to correct your application. Please use the link in the mail that we sent you.',
  loginRejected: 'Your application was not accepted. The reason is in the mail that we sent you.',
} as const;
