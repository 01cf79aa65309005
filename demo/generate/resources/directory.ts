import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { standInAreas } from '~/features/site/server/stand-ins';
import { standardContact as contact, standardHours as hours } from '~/features/site/content/contact';
import { standardNames } from '~/features/site/server/standard-names';
import { hoursInWords } from '~/features/site/rules';
import * as texts from '~/features/site/texts';
import { backCover, cover, page, root, table, type Edition } from './book';
import { referencePages } from './reference';

const site = standardNames('en');

/** The units by area, as the migration inserts them into a new database. */
async function readUnits(): Promise<Map<string, string[]>> {
  const sql = await readFile(path.join(root, 'migrations/0003_accounts.sql'), 'utf8');
  const units = new Map<string, string[]>();
  for (const [, area = '', unit = ''] of sql.matchAll(/\(\d+, '([^']+)', '([^']+)'\)/g))
    units.set(area, [...(units.get(area) ?? []), unit]);
  return units;
}

const units = await readUnits();
let number = 100;
const phone = () => `90000 ${String((number += 7)).padStart(5, '0')}`;

const areaCommittees = standInAreas('en');
const areaPage = ({ area, officers, members }: (typeof areaCommittees)[number]) =>
  page(
    'Area committee',
    area,
    `<p class="lead">Units: ${units.get(area)?.join(', ')}</p>
${table(
  ['Office', 'Name', 'Telephone#'],
  officers.map(({ title, name }) => [title, name, phone()]),
)}
<h3>Members of the committee</h3>${table(
      ['Name', 'Licence', 'Telephone#'],
      members.map((name, index) => [name, index % 3 === 2 ? 'Supervisor' : 'Engineer', phone()]),
    )}
<h3>Meets</h3><p>First Saturday of the month, 4 in the afternoon. Open to every licensed engineer and supervisor of \
the area.</p>`,
  );

const about = page(
  'About this book',
  'Why a directory',
  `<p class="lead">So that the right engineer is one page away, also where there is no signal.</p><p>\
${texts.mission}</p>
<p>The first half says who is who in the district committee and its seven areas. The second half gathers what one \
looks up on a site: mixes, bars, foundations, drains, and the morning’s safety round.</p>
<p>The book is renewed every year. Earlier editions stay in the archive of the website.</p>
<p class="note">Made-up example for the demonstration of ${site.shortName}. Names, numbers and licences are nobody’s, \
and the figures are no substitute for the code.</p>`,
);

const message = page(
  'From the President',
  'Straight lines',
  `<p class="lead">A drawing is a promise made on paper.</p>
<p>Every line that we draw will one day be a wall that somebody leans on. That is why we keep learning together, why \
we check each other’s work, and why a young supervisor can call any of us in the evening with a question.</p>
<p>This year we put three things first: a soil test for every house on filled land, a safety round on every site, and \
rainwater on every roof. None of them costs much. All of them are remembered when the monsoon comes.</p>
<p>I thank the seven area committees for keeping this book true.</p><p \
style="margin-top:6mm"><b>President</b><br>${site.committee}</p>`,
);

const address = texts.address.split('\n');

const office = page(
  'The office',
  'How to reach us',
  `<p class="lead">${address.join(', ')}</p>
${table(
  ['For', 'Telephone#'],
  [
    [texts.officeContact, contact.phone],
    [texts.membershipContact, contact.membership_phone],
    [texts.advertisingContact, contact.advertising_phone],
  ],
)}
${table(
  ['For', 'E-mail#'],
  [
    [texts.officeContact, contact.email],
    [texts.membershipContact, contact.membership_email],
    [texts.advertisingContact, contact.advertising_email],
  ],
)}
<h3>Hours</h3>${table(
    ['Days', 'Time#'],
    [
      [texts.mondayToFriday, hoursInWords(hours.monday_friday, texts)],
      [texts.saturday, hoursInWords(hours.saturday, texts)],
      [texts.sunday, hoursInWords(hours.sunday, texts)],
    ],
  )}`,
  'grid',
);

const listed = [
  ...areaCommittees.map(({ area }, index) => [6 + index, `${area} area committee`]),
  [13, 'On the site'],
  [14, 'Concrete'],
  [15, 'Reinforcement'],
  [16, 'Laterite and brick'],
  [17, 'Foundations'],
  [18, 'Rain and drains'],
  [19, 'Before you file a plan'],
  [20, 'Safety, every morning'],
  [21, 'Measures'],
  [22, 'Notes'],
];
const contents = page(
  'Contents',
  'In this book',
  `<div class="contents">${table(
    ['Page', 'What'],
    [[2, 'Why a directory'], [4, 'Straight lines'], [5, 'How to reach us'], ...(listed as [number, string][])],
  )}</div>`,
);

const back = (edition: Edition) => backCover(edition, [...address, contact.phone]);

/** Returns 24 pages: who is who, then what people look up. */
export const directory = (edition: Edition): string[] => [
  cover(edition),
  about,
  contents,
  message,
  office,
  ...areaCommittees.map(areaPage),
  ...referencePages,
  page('Yours', 'Sketches', '', 'grid'),
  back(edition),
];

/** Returns 8 pages: an earlier, thinner edition. */
export const earlyDirectory = (edition: Edition): string[] => [
  cover(edition),
  office,
  ...areaCommittees.slice(0, 3).map(areaPage),
  referencePages[1]!,
  referencePages[7]!,
  back(edition),
];
