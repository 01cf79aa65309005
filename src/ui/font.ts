import latinFont from './fonts/anek-latin.woff2?url';
import malayalamFont from './fonts/anek-malayalam.woff2?url';
import { language } from '~/shared/texts';

/** Link descriptor that preloads the font of the page's language; give it to the root's `links`. Fonts are always fetched as CORS. */
export const fontPreload = {
  rel: 'preload',
  href: language === 'ml' ? malayalamFont : latinFont,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
} as const;
