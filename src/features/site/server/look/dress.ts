import { mediaUrl } from '~/platform/files/media';
import { accents, accentTokens, standardAccent, type AccentColours } from '~/shared/accents';
import type { SiteAnswer } from '../../contract';
import { lookOf, versionOf, type Look } from './look';
import { markKey } from './pictures';

/** The mark as pages draw it (web/art/mark.tsx): no other drawing of its size is filled. */
const mark = 'svg[viewBox="0 0 48 48"][fill=currentColor]';

const tokens = (colours: AccentColours) =>
  `${accentTokens(colours)}--color-grid:color-mix(in srgb,${colours.primary} 5.5%,transparent);`;

/** Returns the styles of a look: the tokens of the accent, and the logo in the place of the drawn mark. */
function stylesOf({ accent, logo }: Look): string {
  const { light, dark } = accents[accent];
  const colours =
    accent === standardAccent
      ? ''
      : `:root{${tokens(light)}}@media(prefers-color-scheme:dark){:root:not([data-theme]){${tokens(dark)}}}` +
        `[data-theme=dark]{${tokens(dark)}}`;
  const picture = `#fff url(${mediaUrl(markKey(logo))}) center/contain no-repeat`;
  const pictured =
    logo === ''
      ? ''
      : `${mark}{background:${picture};border-radius:4px;print-color-adjust:exact}${mark}>path{display:none}`;
  return colours + pictured;
}

/**
 * Puts the chosen look into a finished page; the standard look changes nothing of it. It is put into the document and
 * not rendered, since what only some sites have would weigh on every page otherwise: React leaves elements of the head
 * alone that it has not rendered (docs/decisions/0075).
 */
export function dressPage(html: string, { values }: Pick<SiteAnswer, 'values'>): string {
  const look = lookOf(values);
  const version = versionOf(look);
  if (version === null) return html;
  return html
    .replace(
      /<link rel="icon" href="data:image\/svg\+xml[^"]*" type="image\/svg\+xml"\/>/,
      `<link rel="icon" href="/icon-192.png?v=${version}" sizes="192x192" type="image/png"/>`,
    )
    .replace('href="/favicon.ico"', `href="/favicon.ico?v=${version}"`)
    .replace('href="/apple-touch-icon.png"', `href="/apple-touch-icon.png?v=${version}"`)
    .replace('</head>', `<style data-accent="${look.accent}">${stylesOf(look)}</style></head>`);
}
