import type { Contact } from './queries';
import * as texts from '../../texts';

/** Returns the telephone numbers of the office, each with what it is for. */
export const phonesOf = ({ phone, membership_phone: membership, advertising_phone: advertising }: Contact) => [
  { label: texts.officeContact, value: phone },
  { label: texts.membershipContact, value: membership },
  { label: texts.advertisingContact, value: advertising },
];

/** Returns the e-mail addresses of the office, each with what it is for. */
export const emailsOf = ({ email, membership_email: membership, advertising_email: advertising }: Contact) => [
  { label: texts.officeContact, value: email },
  { label: texts.membershipContact, value: membership },
  { label: texts.advertisingContact, value: advertising },
];
