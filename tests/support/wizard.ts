/** Returns what the registration wizard sends beside name, e-mail and phone. */
export const filledWizard = (place: { area: number; unit: number }, password = 'secret1') => ({
  password,
  confirm_password: password,
  area: String(place.area),
  unit: String(place.unit),
  licenseNo: 'L-1',
  license_category: 'Engineer A',
  licenseDate: '2020-01-31',
  renewalDate: '2027-01-31',
});

/** The place and the role in a registration without the wizard, by their names. */
export const namedPlace = {
  district: 'Palakkad',
  area: 'Alathur',
  unit: 'Nemmara',
  customArea: '',
  customUnit: '',
  role: 'area_admin',
};
