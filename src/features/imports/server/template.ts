import type { Column, Sheet } from '~/platform/sheets';
import { readPrefix } from '~/features/people/server/public';
import type { Site } from '~/platform/site';
import { fillText } from '~/shared/fill-text';
import { licenseCategories } from '~/shared/license-categories';
import type { Language } from '~/shared/language';
import { genders, maritalStatuses } from '~/shared/person/choices';
import { importFields, type ImportField } from '../contract';
import { exampleEmail } from '../rules/headings';
import { both } from '../texts/both';
import { findPlaces } from './people';

type Example = Record<ImportField, string>;

/** The full name has both. */
const without: readonly ImportField[] = ['first_name', 'last_name'];

/** Returns a list with the headings of all columns in a language, and one example row, which an import passes over. */
export async function templateOf(
  { db, names, config, clock }: Pick<Site, 'db' | 'names' | 'config' | 'clock'>,
  language: Language,
): Promise<Sheet<Example>> {
  const { areaNames, unitNames, unitOf } = await findPlaces(db);
  const prefix = await readPrefix({ db, config, clock });
  const ofSite = await names(language);
  const [[areaId, area] = [null, '']] = areaNames;
  const unit = [...unitNames.values()].find((name) => unitOf(areaId, name) !== undefined) ?? '';
  const { fieldNames, example } = both[language];
  const values: Example = {
    ...(Object.fromEntries(
      Object.entries(example).map(([field, text]) => [field, fillText<string>(text, { ...ofSite })]),
    ) as typeof example),
    membership_id: '',
    first_name: '',
    last_name: '',
    email: exampleEmail,
    phone: '9447012345',
    area,
    unit,
    licenseNo: `${prefix}/A/123`,
    license_category: licenseCategories[2],
    licenseDate: '01/04/2020',
    renewalDate: '31/03/2028',
    membership_until: '31/03/2027',
    dob: '15/08/1985',
    gender: genders[1],
    maritalStatus: maritalStatuses[1],
    pin: '678001',
    qualification: 'B.Tech',
    additionalQualification: '',
    bloodGroup: 'O+',
  };
  const fields = importFields.filter((field) => !without.includes(field));
  const columns = fields.map((field): Column<Example> => ({ heading: fieldNames[field], value: (row) => row[field] }));
  return { columns, batches: once(values) };
}

async function* once(row: Example) {
  yield [row];
}
