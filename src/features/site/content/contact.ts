/*
 * FOR THE COMMITTEE TO EDIT: how to reach the office.
 * Telephone numbers and addresses are made up (.example is nobody's domain); the hours are those of
 * docs/product/site.md, "Contact page".
 */
import type { ContactLine } from './types';

/** Everything the contact page and the footer show. */
export const contact = {
  phones: [
    { label: 'Office', value: '+91 90000 00001' },
    { label: 'Membership', value: '+91 90000 00002' },
    { label: 'Advertising', value: '+91 90000 00003' },
  ] satisfies ContactLine[],
  emails: [
    { label: 'Office', value: 'office@flespalakkad.example' },
    { label: 'Membership', value: 'members@flespalakkad.example' },
    { label: 'Advertising', value: 'ads@flespalakkad.example' },
  ] satisfies ContactLine[],
  /** Line by line, as on an envelope. */
  address: [
    'Federation of Licensed Engineers and Supervisors',
    'Palakkad District Committee',
    'Engineers’ House, Fort Maidan Road',
    'Palakkad, Kerala 678001',
  ],
  hours: [
    { days: 'Monday to Friday', time: '9:00 AM to 5:00 PM' },
    { days: 'Saturday', time: '10:00 AM to 2:00 PM' },
    { days: 'Sunday', time: 'Closed' },
  ],
  hotline: { phone: '+91 90000 00024', note: 'Available 24/7 for registered members' },
  /** Palakkad town, decimal degrees (WGS 84). */
  map: { latitude: 10.7756, longitude: 76.6542, label: 'Palakkad District Committee office, Palakkad' },
} as const;
