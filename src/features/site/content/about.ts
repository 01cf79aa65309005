/*
 * FOR THE COMMITTEE TO EDIT: the words of the about page.
 * Events and organisations are plausible, not researched: check every line before publishing.
 */

export const mission =
  'To bring the licensed engineers and supervisors of Palakkad together, to keep their knowledge current and their ' +
  'practice honest, and to put both at the service of everyone who builds in the district.';

export const vision =
  'A district where every home, road and public building is planned with care, built to standard, ' +
  'and at ease with the fields, rivers and hills around it.';

/** Quick facts (docs/product/general.md, "Fixed numbers"). */
export const quickFacts = [
  { value: '1505', label: 'Total members' },
  { value: '7', label: 'Area committees' },
  { value: '36', label: 'Unit committees' },
] as const;

/** The five core values; their number and order are fixed. */
export const values = [
  {
    title: 'Professional Excellence',
    text: 'Careful drawings, honest estimates, and work that stands the test of the monsoon.',
  },
  {
    title: 'Innovation',
    text: 'New materials and methods, tried with an open mind and measured before they are praised.',
  },
  {
    title: 'Collaboration',
    text: 'Seven areas, one committee: knowledge is shared, and no member faces a hard site alone.',
  },
  { title: 'Integrity', text: 'We sign only what we have checked, and we say so when something is not safe.' },
  {
    title: 'Service',
    text: 'Free guidance for families, schools and panchayaths, and hands on deck when the rivers rise.',
  },
] as const;

/** Milestones, newest first. */
export const achievements = [
  {
    year: 2020,
    title: 'Help through the lockdown',
    text: 'Plan approvals went on by remote site checks, and members helped fit out treatment centres free of charge.',
  },
  {
    year: 2018,
    title: 'Flood assessment drive',
    text: 'Within six weeks of the floods, volunteers had surveyed the damaged houses for every local body that asked.',
  },
  {
    year: 2015,
    title: 'Engineers’ House opened',
    text: 'The district office with its library and training hall was built from members’ contributions.',
  },
  {
    year: 2010,
    title: 'Continuing education begins',
    text: 'A yearly programme of workshops on codes, estimation and site safety, now more than fifty events a year.',
  },
  {
    year: 2005,
    title: 'Unit committees in every area',
    text: 'The last of the seven areas elected its unit committees, and the first district directory was printed.',
  },
] as const;

/** The five organisations the committee is affiliated to. */
export const affiliations = [
  { name: 'Federation of Licensed Engineers and Supervisors, State Committee', note: 'Parent body' },
  { name: 'Kerala Building Professionals’ Council', note: 'Member organisation' },
  { name: 'Palakkad District Chamber of Construction Trades', note: 'Associate' },
  { name: 'South Indian Forum for Earthen and Laterite Architecture', note: 'Knowledge partner' },
  { name: 'District Disaster Management Volunteers’ Network', note: 'Technical partner' },
] as const;

/** The text beside the booklet's button. */
export const historyIntro =
  'In 1998 a handful of licensed engineers and supervisors began to meet once a month, to compare drawings, rates and ' +
  'troubles. Out of those evenings grew the district committee. Its purpose has stayed the same.';

/** The booklet behind the History tab's button; replace the file in public/documents/. */
export const historyPdf = '/documents/history.pdf';
