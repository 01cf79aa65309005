import type { Duty, Role } from '~/shared/access';
import type { Language } from '~/shared/language';
import { seededRandom } from '~/shared/seeded-random';
import { genders, maritalStatuses } from '~/shared/person/choices';
import { licenseCategories } from '~/shared/license-categories';
import { familiesFor, men, women } from './names';
import { nameOfficers } from './officers';

/** A made-up person; `joinedDaysAgo` counts from the day the demo data is loaded. */
export interface DemoPerson {
  username: string;
  firstName: string;
  lastName: string;
  /** Null: the person has no login and gets paper (docs/decisions/0063). */
  email: string | null;
  phone: string;
  role: Role;
  duties?: Duty[];
  language?: Language;
  /** The name in Malayalam; most have none. */
  fullNameMl?: string;
  isApproved: boolean;
  requestedRole: Role | null;
  requestedArea: string | null;
  requestedUnit: string | null;
  /** Index into all units, in the order of their ids. */
  unit: number | null;
  /** Whether they have confirmed their e-mail address. */
  isConfirmed: boolean;
  joinedDaysAgo: number;
  details: Details;
}

type Details = Partial<
  Record<
    | 'dob'
    | 'gender'
    | 'maritalStatus'
    | 'residentialAddress'
    | 'officeAddress'
    | 'postOffice'
    | 'pin'
    | 'licenseNo'
    | 'licenseCategory'
    | 'licenseDate'
    | 'renewalDate'
    | 'qualification'
    | 'additionalQualification'
    | 'skills'
    | 'bloodGroup'
    | 'panchayath',
    string
  >
>;

/** How many people the demo has (docs/product/general.md, "Demo data"), those whose passwords are known included. */
export const MEMBERS = 1505;
const PENDING = 12;
/** The last of the applicants: one is asked to correct something, two were rejected. */
export const decided = ['correction', 'rejected', 'rejected'] as const;
const YEARS = 14;
/** The index of the staff member whose password is stored nowhere. */
const demoClerk = 4;
/** The indices of members without an e-mail address, in the area of the demo's area admin. */
const onPaper = [212, 233, 254];

/** What people have written in Malayalam, by their indices. */
const inMalayalam: readonly [number, Details][] = [
  [8, { residentialAddress: 'വീട് 9, ക്ഷേത്രം റോഡ്', postOffice: 'പറളി', skills: 'എസ്റ്റിമേഷൻ, മേൽനോട്ടം' }],
  [26, { officeAddress: 'മുറി 4, മുനിസിപ്പൽ കോംപ്ലക്സ്', skills: 'സർവേ, പെർമിറ്റ് ഡ്രോയിങ്ങുകൾ' }],
];

const qualifications = [
  'B.Tech Civil',
  'Diploma in Civil Engineering',
  'B.Arch',
  'M.Tech Structures',
  'ITI Draughtsman',
];
const moreQualifications = [
  'AutoCAD',
  'Valuation course',
  'Vaasthu certificate',
  'Project management',
  'Green building AP',
];
const skills = ['Estimation', 'Structural design', 'Site supervision', 'Survey', 'Permit drawings', 'Interior design'];
const bloodGroups = ['O+', 'A+', 'B+', 'AB+', 'O-', 'A-'];
const panchayaths = ['Parli', 'Kongad', 'Nemmara', 'Elappully', 'Vadakkanthara', 'Ambalappara', 'Thachanattukara'];

/** Returns every person of the demo data, the same every time. `units` is how many units there are. */
export function demoPeople(units: number): DemoPerson[] {
  const random = randomFrom(1505);
  const taken = new Set<string>();
  const people = Array.from({ length: MEMBERS + PENDING + decided.length }, (_, index) => {
    const pending = index >= MEMBERS;
    return makePerson(index, units, pending, random, taken);
  });
  const fixedPeople: [number, Partial<DemoPerson>][] = [
    [0, { email: 'admin@demo.test', username: 'admin', role: 'admin' }],
    [1, { email: 'area-admin@demo.test', username: 'area-admin', role: 'area_admin' }],
    [2, { email: 'member@demo.test', username: 'member', role: 'member' }],
    [3, { email: 'moderator@demo.test', username: 'moderator', role: 'member', duties: ['moderator'] }],
    // No visitor of the demo can sign in as this member of staff, who has a second factor (security's demo data).
    [demoClerk, { email: 'clerk@demo.test', username: 'clerk', role: 'admin' }],
    [5, { email: 'registrar@demo.test', username: 'registrar', role: 'admin', duties: ['registrar'] }],
    [6, { email: 'treasurer@demo.test', username: 'treasurer', role: 'admin', duties: ['treasurer'] }],
    [8, { email: 'malayalam@demo.test', username: 'malayalam', language: 'ml', fullNameMl: 'ദീപ വേലായുധൻ' }],
    [MEMBERS, { email: 'pending@demo.test', username: 'pending' }],
  ];
  for (const [index, demo] of fixedPeople) Object.assign(people[index]!, demo);
  nameOfficers(people, (name) => freeName(name, taken));
  for (const index of onPaper) Object.assign(people[index]!, { email: null, isConfirmed: false, unit: 1 });
  for (const [index, details] of inMalayalam) Object.assign(people[index]!.details, details);
  applyAgain(people);
  return people;
}

/** Two of the applicants are members already: one has the same licence, one the same name and birth day. */
function applyAgain(people: DemoPerson[]): void {
  const [license, name] = [people[40]!, people[41]!];
  const [first, second] = [people[MEMBERS + 2]!, people[MEMBERS + 3]!];
  first.details.licenseNo = license.details.licenseNo?.replaceAll('/', '-');
  name.details.dob ??= second.details.dob;
  // In the area of the demo's area admin.
  first.unit = second.unit = 1;
  Object.assign(second, { firstName: name.firstName, lastName: name.lastName });
  second.details.dob = name.details.dob;
}

function makePerson(index: number, units: number, pending: boolean, random: Random, taken: Set<string>): DemoPerson {
  const woman = random.chance(0.22);
  const firstName = random.pick(woman ? women : men);
  const lastName = random.pick(familiesFor(firstName));
  const username = freeName(`${firstName}.${lastName}`, taken);
  const simple = pending && index % 3 === 0;
  return {
    username,
    firstName,
    lastName,
    email: `${username}@demo.test`,
    // 5…: a series assigned to no operator, so that calling a demo member's number rings nowhere.
    phone: `5${String(100_000_000 + ((index * 7_919_113) % 900_000_000)).padStart(9, '0')}`,
    role: pending ? 'user' : roleOf(index),
    isApproved: !pending,
    requestedRole: simple ? random.pick(['area_admin', 'admin', 'unit_admin'] as const) : null,
    requestedArea: simple ? 'Kollengode' : null,
    requestedUnit: simple ? 'Muthalamada East' : null,
    unit: simple ? null : index < 3 ? index : Math.floor(random.next() * units),
    isConfirmed: !pending || index % 4 !== 3,
    joinedDaysAgo: pending ? (index - MEMBERS) * 1.5 : joinedDaysAgo(index, random),
    details: simple ? {} : makeDetails(index, woman, random),
  };
}

/**
 * The founders joined first; the last year has its share, so that the plots of the admin dashboard have something to
 * show.
 */
const joinedDaysAgo = (index: number, random: Random) =>
  Math.max(0.5, YEARS * 365 * (1 - index / MEMBERS) ** 1.4 + random.next() * 5);

/** Seven area admins (that each area has one is the members' own matter), a unit admin for every forty members. */
function roleOf(index: number): Role {
  if (index % 215 === 1) return 'area_admin';
  return index % 40 === 7 ? 'unit_admin' : 'member';
}

function makeDetails(index: number, woman: boolean, random: Random): Details {
  const licenseYear = 2004 + Math.floor(random.next() * 20);
  const date = (year: number) => `${year}-${two(1 + random.next() * 12)}-${two(1 + random.next() * 28)}`;
  const category = random.pick(licenseCategories);
  const details: Details = {
    gender: woman ? genders[1] : genders[0],
    licenseNo: `PKD/${category.replace(/[^A-Z]/g, '')}/${licenseYear}/${1000 + index}`,
    licenseCategory: category,
    licenseDate: date(licenseYear),
    renewalDate: date(licenseYear + 5 * (1 + Math.floor((2027 - licenseYear) / 5))),
  };
  // People fill in what they like: some everything, some next to nothing.
  const diligence = random.next();
  const maybe = (field: keyof Details, value: string) => {
    if (random.chance(0.25 + diligence * 0.75)) details[field] = value;
  };
  maybe('dob', date(1958 + Math.floor(random.next() * 42)));
  maybe('maritalStatus', random.chance(0.8) ? maritalStatuses[1] : maritalStatuses[0]);
  maybe('residentialAddress', `House ${1 + (index % 400)}, Temple Road`);
  maybe('officeAddress', `Room ${1 + (index % 30)}, Municipal Complex`);
  maybe('postOffice', random.pick(panchayaths));
  maybe('pin', `678${String(1 + Math.floor(random.next() * 700)).padStart(3, '0')}`);
  maybe('qualification', random.pick(qualifications));
  maybe('additionalQualification', random.pick(moreQualifications));
  maybe('skills', `${random.pick(skills)}, ${random.pick(skills).toLowerCase()}`);
  maybe('bloodGroup', random.pick(bloodGroups));
  maybe('panchayath', random.pick(panchayaths));
  return details;
}

const two = (value: number) => String(Math.floor(value)).padStart(2, '0');

function freeName(name: string, taken: Set<string>): string {
  const stem = name
    .toLowerCase()
    .replace(/[^a-z.]/g, '')
    .replace(/\.+/g, '.')
    .replace(/^\.|\.$/g, '');
  let free = stem;
  for (let number = 2; taken.has(free); number += 1) free = `${stem}${number}`;
  taken.add(free);
  return free;
}

type Random = ReturnType<typeof randomFrom>;

/** Returns a source of chance that is the same every time. */
function randomFrom(seed: number) {
  const next = seededRandom(seed);
  return {
    next,
    chance: (share: number) => next() < share,
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
  };
}
