import type { Setting } from '~/platform/site-settings';
import { accents, standardAccent } from '~/shared/accents';
import { setting } from '../setting';
import { heroes, logos } from './pictures';

const everyPage = ['/', '/about', '/advertising', '/contact', '/terms'];

/** The settings of the look (docs/product/settings.md, "Look"). */
export const lookSettings: readonly Setting[] = [
  setting(
    'accent',
    { group: 'look', kind: 'choice', choices: Object.keys(accents), shownIn: everyPage },
    standardAccent,
    'accent',
  ),
  setting(
    'logo',
    { group: 'look', kind: 'picture', mayBeEmpty: true, shownIn: everyPage, pictures: logos },
    '',
    'logo',
  ),
  setting('hero', { group: 'look', kind: 'picture', mayBeEmpty: true, shownIn: ['/'], pictures: heroes }, '', 'hero'),
];
