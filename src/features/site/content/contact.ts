/*
 * FOR THE COMMITTEE TO EDIT: how to reach the office; address and hours are in the catalogue (texts/en.ts,
 * texts/ml.ts). The telephone numbers and addresses are invented (no person owns a .example domain).
 */
import * as texts from '../texts';
import type { ContactLine } from './types';

/** The contact data of the contact page and the footer. */
export const contact = {
  phones: [
    { about: 'office', label: texts.officeContact, value: '+91 90000 00001' },
    { about: 'membership', label: texts.membershipContact, value: '+91 90000 00002' },
    { about: 'advertising', label: texts.advertisingContact, value: '+91 90000 00003' },
  ] satisfies ContactLine[],
  emails: [
    { about: 'office', label: texts.officeContact, value: 'office@flespalakkad.example' },
    { about: 'membership', label: texts.membershipContact, value: 'members@flespalakkad.example' },
    { about: 'advertising', label: texts.advertisingContact, value: 'ads@flespalakkad.example' },
  ] satisfies ContactLine[],
  /** The lines of the address, as on an envelope. */
  address: texts.address,
  hours: texts.hours,
  hotline: { phone: '+91 90000 00024', note: texts.hotlineNote },
  /** The position of Palakkad town in decimal degrees (WGS 84). */
  map: { latitude: 10.7756, longitude: 76.6542, label: texts.mapLabel },
} as const;
