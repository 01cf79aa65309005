import type { Column, Sheet } from '~/platform/sheets';
import { licenseCategories } from '~/shared/license-categories';
import type { Language } from '~/shared/language';
import { genders, maritalStatuses } from '~/shared/person/choices';
import { importFields, type ImportField } from '../contract';
import { exampleEmail } from '../rules/headings';
import { both } from '../texts/both';
import type { Places } from './people';

type Example = Record<ImportField, string>;

/** The full name has both. */
const without: readonly ImportField[] = ['first_name', 'last_name'];

/** Returns a list with the headings of all columns in a language, and one example row, which an import passes over. */
export function templateOf(language: Language, { areaNames, unitNames, unitOf }: Places): Sheet<Example> {
  const [[areaId, area] = [null, '']] = areaNames;
  const unit = [...unitNames.values()].find((name) => unitOf(areaId, name) !== undefined) ?? '';
  const { fieldNames, example } = both[language];
  const values: Example = {
    ...example,
    membership_id: '',
    first_name: '',
    last_name: '',
    email: exampleEmail,
    phone: '9447012345',
    area,
    unit,
    licenseNo: 'PKD/A/123',
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
