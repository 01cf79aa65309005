import { sql, type Column, type SQL } from 'drizzle-orm';
import { completionFields } from '../rules';
import { columnOf } from './profile-columns';
import { users } from './tables';

type Field = (typeof completionFields)[number];

/** The columns of fields that `columnOf` leaves out. */
const special = {
  first_name: users.firstName,
  last_name: users.lastName,
  email: users.email,
  phone: users.phone,
  passport_photo: users.photo,
  area: users.areaId,
  unit: users.unitId,
  aadhaar: users.aadhaarSealed,
} satisfies Partial<Record<Field, Column>>;

const isSpecial = (field: Field): field is keyof typeof special => field in special;

/** Returns completionOf (rules.ts) in SQL, so that the database can sort by it: the same whole percent. */
export function completionColumn(): SQL<number> {
  const filled = completionFields.map((field) => {
    const column = isSpecial(field) ? special[field] : users[columnOf[field]];
    return sql`nullif(${column}::text, '')`;
  });
  const share = sql`100.0 * num_nonnulls(${sql.join(filled, sql`, `)}) / ${sql.raw(String(filled.length))}`;
  return sql`round(${share})::int`.mapWith(Number);
}
