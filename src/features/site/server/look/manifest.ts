import { accents, type Accent } from '~/shared/accents';
import type { SiteNames } from '~/shared/site-names';

/** What the manifest names of the site. */
interface Named extends Pick<SiteNames, 'federation' | 'committee' | 'shortName'> {
  description: string;
  accent: Accent;
}

/**
 * Returns the manifest of the site. The standard icons are maskable as they are; those of another look, whose addresses
 * have its version, have a form of their own for it.
 */
export function manifestOf({ federation, committee, shortName, description, accent }: Named, version: string | null) {
  const address = (size: number, purpose: string) =>
    version === null
      ? `/icon-${size}.png`
      : `/icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png?v=${version}`;
  return {
    name: `${federation}, ${committee}`,
    short_name: shortName,
    description,
    lang: 'en-IN',
    start_url: '/',
    display: 'standalone',
    background_color: '#fbfaf6',
    theme_color: accents[accent].light.primary,
    icons: [192, 512].flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({
        src: address(size, purpose),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
}

/** Returns the manifest as a file. */
export const manifestText = (...site: Parameters<typeof manifestOf>) =>
  `${JSON.stringify(manifestOf(...site), null, 2)}\n`;
