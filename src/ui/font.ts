import latinFont from './fonts/anek-latin.woff2?url';
import malayalamFont from './fonts/anek-malayalam.woff2?url';
import { language } from '~/shared/texts';

/**
 * The link that preloads the font of the page's language, for the document's head. Fonts are always fetched with CORS.
 */
export const fontPreload = {
  rel: 'preload',
  href: language === 'ml' ? malayalamFont : latinFont,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
} as const;
