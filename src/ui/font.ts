import latinFont from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2?url';

/** Link descriptor that preloads the text font; give it to the root's `links`. Fonts are always fetched as CORS. */
export const fontPreload = {
  rel: 'preload',
  href: latinFont,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
} as const;
