/*
 * What counts until the office sets its own (server/settings.ts). The telephone numbers and addresses are invented (no
 * person owns a .example domain).
 */
/** The standard telephone numbers and e-mail addresses of the office, by the keys of their settings. */
export const standardContact = {
  phone: '+91 90000 00001',
  membership_phone: '+91 90000 00002',
  advertising_phone: '+91 90000 00003',
  hotline: '+91 90000 00024',
  email: 'office@flespalakkad.example',
  membership_email: 'members@flespalakkad.example',
  advertising_email: 'ads@flespalakkad.example',
} as const;

/** The standard opening hours, by the keys of their settings (docs/product/site.md, "Contact page"). */
export const standardHours = { monday_friday: '09:00-17:00', saturday: '10:00-14:00', sunday: 'closed' } as const;

/** The position of Palakkad town in decimal degrees (WGS 84). */
export const standardPosition = '10.7756, 76.6542';
