import { sql, type Column, type SQL } from 'drizzle-orm';
import { completionFields } from '../rules';
import { users } from './tables';

const columns = {
  first_name: users.firstName,
  last_name: users.lastName,
  email: users.email,
  phone: users.phone,
  passport_photo: users.photo,
  area: users.areaId,
  unit: users.unitId,
  dob: users.dob,
  gender: users.gender,
  maritalStatus: users.maritalStatus,
  residentialAddress: users.residentialAddress,
  officeAddress: users.officeAddress,
  postOffice: users.postOffice,
  pin: users.pin,
  licenseNo: users.licenseNo,
  license_category: users.licenseCategory,
  licenseDate: users.licenseDate,
  renewalDate: users.renewalDate,
  qualification: users.qualification,
  additionalQualification: users.additionalQualification,
  skills: users.skills,
  bloodGroup: users.bloodGroup,
  panchayath: users.panchayath,
  aadhaar: users.aadhaarSealed,
} satisfies Record<(typeof completionFields)[number], Column>;

/** completionOf (rules.ts) in SQL, so that the database can sort by it: the same fields, the same whole percent. */
export function completionColumn(): SQL<number> {
  const filled = completionFields.map((field) => sql`nullif(${columns[field]}::text, '')`);
  return sql`round(100.0 * num_nonnulls(${sql.join(filled, sql`, `)}) / ${sql.raw(String(filled.length))})::int`.mapWith(
    Number,
  );
}
