import { createHash } from 'node:crypto';
import { accentOf, standardAccent, type Accent } from '~/shared/accents';

/** What the office has chosen for the look; a logo by its key, empty without one. */
export interface Look {
  accent: Accent;
  logo: string;
}

/** What a logo's key looks like: nothing else gets into a style sheet or an address. */
const logoKey = /^look\/[0-9a-f]{32}\/logo\.png$/;

/** Returns the look that the values of the settings describe. */
export const lookOf = (values: Readonly<Record<string, string | undefined>>): Look => ({
  accent: accentOf(values['accent']),
  logo: logoKey.test(values['logo'] ?? '') ? values['logo']! : '',
});

/** Returns a text for a look, which the addresses of its icons have; null for the standard look, whose have none. */
export const versionOf = ({ accent, logo }: Look): string | null =>
  accent === standardAccent && logo === ''
    ? null
    : createHash('sha256').update(`${accent} ${logo}`).digest('hex').slice(0, 10);
