import type { Setting } from '~/platform/site-settings';
import { standardContact, standardHours, standardPosition } from '../content/contact';
import { milestones, affiliations } from '../content/record';
import { both } from '../texts/both';
import { byDistrict, nameSettings, withNames } from './name-settings';
import { lookSettings } from './look/settings';
import { setting } from './setting';

const everywhere = ['/', '/about', '/contact'];

const aboutText = { group: 'pages', kind: 'prose', most: 600, isTranslated: true, shownIn: ['/about'] } as const;
const optionalText = (maxLength: number) => ({ ...aboutText, most: maxLength, mayBeEmpty: true }) as const;

/** Returns the standard e-mail address of a contact: invented, and of no district where that is another one. */
const emailOf = (key: 'email' | 'membership_email' | 'advertising_email') =>
  byDistrict(
    () => standardContact[key],
    () => standardContact[key].replace(/@.*/, '@committee.example'),
  );

/** The settings of the site's own pages (docs/product/settings.md, "Settings"). */
export const siteSettings: readonly Setting[] = [
  ...nameSettings,
  setting('phone', { group: 'contact', kind: 'phone', shownIn: everywhere }, standardContact.phone, 'phone'),
  ...(['membership_phone', 'advertising_phone', 'hotline'] as const).map((key) =>
    setting(key, { group: 'contact', kind: 'phone', shownIn: pagesOf(key) }, standardContact[key]),
  ),
  setting('email', { group: 'contact', kind: 'email', shownIn: everywhere }, emailOf('email')),
  ...(['membership_email', 'advertising_email'] as const).map((key) =>
    setting(key, { group: 'contact', kind: 'email', shownIn: pagesOf(key) }, emailOf(key)),
  ),
  setting(
    'address',
    { group: 'contact', kind: 'prose', isTranslated: true, shownIn: everywhere },
    byDistrict(
      (language) => both[language].address,
      withNames((words) => words.addressElsewhere),
    ),
    'address',
  ),
  setting(
    'map_position',
    { group: 'contact', kind: 'position', most: 40, mayBeEmpty: true, shownIn: ['/contact'] },
    byDistrict(() => standardPosition),
    'map_position',
  ),
  ...(['monday_friday', 'saturday', 'sunday'] as const).map((key) =>
    setting(key, { group: 'hours', kind: 'hours', shownIn: everywhere }, standardHours[key], 'hours'),
  ),
  setting(
    'intro',
    { group: 'pages', kind: 'prose', most: 400, isTranslated: true, shownIn: ['/'] },
    withNames((words) => words.intro),
    'intro',
  ),
  setting(
    'description',
    { group: 'pages', kind: 'line', most: 160, isTranslated: true, shownIn: ['/'] },
    withNames((words) => words.siteDescription),
    'description',
  ),
  setting(
    'about_lead',
    aboutText,
    byDistrict(
      withNames((words) => words.whoWeAre),
      withNames((words) => words.whoWeAreElsewhere),
    ),
  ),
  setting(
    'mission',
    aboutText,
    withNames((words) => words.mission),
  ),
  setting(
    'vision',
    aboutText,
    withNames((words) => words.vision),
  ),
  setting(
    'statistics',
    { group: 'pages', kind: 'choice', choices: ['claimed', 'counted'], shownIn: ['/', '/about'] },
    byDistrict(
      () => 'claimed',
      () => 'counted',
    ),
    'statistics',
  ),
  setting(
    'history',
    optionalText(600),
    byDistrict((language) => both[language].historyIntro),
    'history',
  ),
  setting('milestones', optionalText(4000), byDistrict(milestones), 'milestones'),
  setting('affiliations', optionalText(4000), byDistrict(affiliations), 'affiliations'),
  ...(['leaders', 'officer_photos'] as const).map((key) =>
    setting(
      key,
      {
        group: 'people',
        kind: 'choice',
        choices: ['shown', 'hidden'],
        shownIn: key === 'leaders' ? ['/'] : ['/', '/about'],
      },
      'shown',
      key,
    ),
  ),
  setting(
    'terms',
    { group: 'pages', kind: 'prose', most: 20_000, shownIn: ['/terms'] },
    { en: both.en.termsText, ml: both.ml.termsText },
    'terms',
  ),
  ...lookSettings,
];

/** Returns the pages that show a contact: advertisers' contacts stand on their page too. */
function pagesOf(key: string): string[] {
  return key.startsWith('advertising') ? ['/contact', '/advertising'] : ['/contact'];
}
