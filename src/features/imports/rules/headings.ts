import { fillText } from '~/shared/fill-text';
import { wellFormed } from '~/shared/well-formed';
import type { ImportColumn } from '../contract';
import { importFields, type ImportField } from '../contract/choices';
import * as texts from '../texts';
import { both } from '../texts/both';

/** A row of a file. */
interface Line {
  line: number;
  cells: string[];
}

/** Number of rows among which the heading is searched. Above it stand titles, addresses and the like. */
const rowsAbove = 30;

/** The names under which each field is found, written as `keyOf` returns them. The first is the field's own name. */
const names: Record<ImportField, string[]> = {
  membership_id: ['membershipid', 'memberid', 'membershipno', 'memberno', 'membershipidno', 'അംഗത്വനമ്പർ'],
  full_name: ['fullname', 'name', 'membername', 'nameofmember', 'nameofthemember', 'നാമം', 'പേര്'],
  first_name: ['firstname'],
  last_name: ['lastname', 'surname', 'initials'],
  email: ['email', 'emailid', 'emailaddress', 'mail', 'mailid', 'ഇമെയിൽ'],
  phone: [
    'phone',
    'phoneno',
    'mobile',
    'mobileno',
    'mob',
    'mobno',
    'contactno',
    'contact',
    'cell',
    'telephone',
    'ഫോൺ',
    'ഫോൺനമ്പർ',
    'മൊബൈൽ',
    'മൊബൈൽനമ്പർ',
  ],
  area: ['area', 'areaname', 'ഏരിയ'],
  unit: ['unit', 'unitname', 'യൂണിറ്റ്'],
  licenseNo: ['licenseno', 'license', 'licno', 'regno', 'registrationno', 'licenseregno', 'ലൈസൻസ്നമ്പർ'],
  license_category: ['licensecategory', 'category', 'class', 'licenseclass', 'grade', 'licensetype'],
  licenseDate: ['licensedate', 'licenseissuedate', 'dateofissue', 'issuedate', 'issuedon'],
  renewalDate: [
    'renewaldate',
    'licenserenewaldate',
    'dateofrenewal',
    'licensevaliduntil',
    'licensevalidupto',
    'licensevalidtill',
    'licenseexpiry',
    'licenseexpirydate',
    'validuntil',
    'validupto',
    'validtill',
    'expirydate',
    'expiry',
    'renewal',
  ],
  membership_until: [
    'membershipuntil',
    'membershipvaliduntil',
    'membershipvalidupto',
    'membershipvalidtill',
    'membershipexpiry',
    'membershipexpirydate',
  ],
  dob: ['dob', 'dateofbirth', 'birthdate', 'birthday', 'ജനനത്തീയതി', 'ജനനതീയതി'],
  gender: ['gender', 'sex'],
  maritalStatus: ['maritalstatus'],
  residentialAddress: ['residentialaddress', 'address', 'homeaddress', 'houseaddress', 'വിലാസം', 'മേൽവിലാസം'],
  officeAddress: ['officeaddress'],
  postOffice: ['postoffice', 'po', 'post'],
  pin: ['pin', 'pincode', 'postalcode', 'പിൻകോഡ്'],
  panchayath: ['panchayath', 'panchayat', 'gramapanchayath', 'localbody', 'പഞ്ചായത്ത്'],
  qualification: ['qualification', 'education'],
  additionalQualification: ['additionalqualification'],
  skills: ['skills'],
  bloodGroup: ['bloodgroup', 'blood'],
};

/** Returns a heading for comparison: its letters, digits and vowel signs, in one spelling of words with two. */
export const keyOf = (heading: string): string =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replaceAll('licence', 'license')
    .replaceAll('number', 'no');

/** Also by the names on the screen, which the template has, in both languages. */
const fieldOf = new Map<string, ImportField>(
  importFields.flatMap((field) =>
    [...names[field], keyOf(both.en.fieldNames[field]), keyOf(both.ml.fieldNames[field])].map(
      (key): [string, ImportField] => [key, field],
    ),
  ),
);

/** Whether a column has Aadhaar numbers: it is neither read nor stored. */
const isAadhaar = (heading: string) => /a+dha+r|ആധാർ/.test(keyOf(heading));

/** Columns of the site's own export that no list of an office has. */
const ownColumns = ['username', 'profilecompletion', 'datejoined'];

/**
 * Returns the field of each heading: the field it had the last time (`remembered`, by `keyOf`), else the field of its
 * name. A field is assigned only once.
 */
export function guessColumns(
  headings: readonly string[],
  remembered: ReadonlyMap<string, ImportField | null>,
): ImportColumn[] {
  const keys = headings.map(keyOf);
  const isOwn = ownColumns.every((key) => keys.includes(key));
  const taken = new Set<ImportField>();
  return headings.map((heading, at) => {
    const key = keys[at]!;
    // The site's own file computes that day from other fields.
    const named = isOwn && key === 'licensevaliduntil' ? null : (fieldOf.get(key) ?? null);
    const field = remembered.has(key) ? remembered.get(key)! : named;
    if (field === null || taken.has(field)) return { heading, field: null };
    taken.add(field);
    return { heading, field };
  });
}

/** The e-mail of the template's example, by which its row is passed over. No mailbox has it. */
export const exampleEmail = 'example.member@example.com';

const isExample = ({ cells }: Line) => cells.some((cell) => cell.trim().toLowerCase() === exampleEmail);

/** A file as a table: the headings of its columns, each unique, and the rows below them with a cell for each column. */
export interface Table {
  headings: string[];
  rows: Line[];
}

/**
 * Finds the row of the headings: the row in which most cells are names of fields. It may be several rows down and, with
 * merged cells, two rows high. Without such a row it is the first row of two or more cells. Returns null when there are
 * no rows below it.
 */
export function findTable(lines: readonly Line[]): Table | null {
  const known = ({ cells }: Pick<Line, 'cells'>) =>
    new Set(cells.flatMap((cell) => fieldOf.get(keyOf(cell)) ?? [])).size;
  let best = {
    score: 0,
    at: Math.max(
      0,
      lines.findIndex(({ cells }) => cells.filter(Boolean).length > 1),
    ),
    cells: [] as string[],
  };
  best.cells = lines[best.at]?.cells ?? [];
  lines.slice(0, rowsAbove).forEach((row, at) => {
    const above = lines[at - 1];
    const alone = known(row);
    if (alone > best.score) best = { score: alone, at, cells: row.cells };
    if (!above || alone === 0) return;
    const both = joined(above.cells, row.cells);
    const score = known({ cells: both });
    if (score > best.score && known(above) > 0) best = { score, at, cells: both };
  });
  const rows = lines.slice(best.at + 1).filter((row) => !isExample(row));
  if (rows.length === 0) return null;
  const width = Math.max(best.cells.length, ...rows.map(({ cells }) => cells.length));
  const all = Array.from({ length: width }, (_, at) => best.cells[at] ?? '');
  const used = all
    .map((heading, at) => at)
    .filter((at) => !isAadhaar(all[at]!) && (all[at] !== '' || rows.some(({ cells }) => cells[at])));
  return {
    headings: unique(
      used.map((at) => wellFormed(all[at]!.slice(0, 100)) || fillText(texts.columnLetter, { letter: letterOf(at) })),
    ),
    rows: rows
      .map(({ line, cells }) => ({ line, cells: used.map((at) => cells[at] ?? '') }))
      // A printed list repeats its headings on each page.
      .filter(({ cells }) => cells.some((cell, at) => cell !== '' && cell !== all[used[at]!])),
  };
}

/** Returns the lower of two rows of headings, with the upper row's cell wherever the lower is empty. */
const joined = (upper: readonly string[], lower: readonly string[]) =>
  Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => lower[at] || upper[at] || '');

function unique(headings: string[]): string[] {
  const seen = new Map<string, number>();
  return headings.map((heading) => {
    const number = (seen.get(heading) ?? 0) + 1;
    seen.set(heading, number);
    return number === 1 ? heading : `${heading} (${number})`;
  });
}

/** Returns a column's letters in a spreadsheet: 0 is A, 26 is AA. */
const letterOf = (at: number): string =>
  (at >= 26 ? letterOf(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));
