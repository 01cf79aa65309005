import type { ImportField, ImportState, RowAction } from '../contract/choices';

/** The fields as the office calls them. */
export const fieldNames: Record<ImportField, string> = {
  membership_id: 'Membership ID',
  full_name: 'Full name',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  area: 'Area',
  unit: 'Unit',
  licenseNo: 'License number',
  license_category: 'License category',
  licenseDate: 'License issue date',
  renewalDate: 'License renewal date',
  membership_until: 'Membership valid until',
  dob: 'Date of birth',
  gender: 'Gender',
  maritalStatus: 'Marital status',
  residentialAddress: 'Residential address',
  officeAddress: 'Office address',
  postOffice: 'Post office',
  pin: 'PIN code',
  panchayath: 'Panchayath',
  qualification: 'Qualification',
  additionalQualification: 'Additional qualification',
  skills: 'Skills',
  bloodGroup: 'Blood group',
};

export const actionNames: Record<RowAction, string> = { create: 'New', update: 'Changed', same: 'Unchanged', error: 'Faulty' };

export const stateNames: Record<ImportState, string> = { preview: 'Not applied', applied: 'Applied', undone: 'Undone' };
