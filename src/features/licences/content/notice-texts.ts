/**
 * What the bell and its mails say of licences and memberships, by the key that a notice keeps: another language has the same keys.
 * A notice's values are `days`, a whole number above 1 where a text has it, and `until`, the last valid day (2026-11-30).
 */
export const noticeTexts = {
  'licences.licence_in_days': 'Your licence runs out in {days} days',
  'licences.licence_in_a_day': 'Your licence runs out in 1 day',
  'licences.licence_today': 'Your licence runs out today',
  'licences.licence_a_day_ago': 'Your licence ran out 1 day ago',
  'licences.licence_days_ago': 'Your licence ran out {days} days ago',
  'licences.membership_in_days': 'Your membership runs out in {days} days',
  'licences.membership_in_a_day': 'Your membership runs out in 1 day',
  'licences.membership_today': 'Your membership runs out today',
  'licences.membership_a_day_ago': 'Your membership ran out 1 day ago',
  'licences.membership_days_ago': 'Your membership ran out {days} days ago',
  'licences.licence_approved': 'Your licence renewal is approved',
  'licences.licence_correction': 'Please correct your licence renewal',
  'licences.licence_rejected': 'Your licence renewal was not approved',
  'licences.membership_approved': 'Your membership renewal is approved',
  'licences.membership_correction': 'Please correct your membership renewal',
  'licences.membership_rejected': 'Your membership renewal was not approved',
} as const;
