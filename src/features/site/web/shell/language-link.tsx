import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useLocation, useParams } from '~/router';
import { saveChosenLanguage } from '~/session';
import { localeOf, nameOf, pathIn, type Language } from '~/shared/language';
import { language } from '~/shared/texts';
import { useHydrated } from '~/ui/hooks/use-hydrated';

/** The language that this page is not in. */
const other: Language = language === 'en' ? 'ml' : 'en';

/** The device's own Malayalam fonts: an English page must not fetch a font of 50 KB for one word. */
const ownLetters = "font-['Noto_Sans_Malayalam','Nirmala_UI','Malayalam_Sangam_MN',Kartika,system-ui,sans-serif]";

/**
 * Links to this page in the other language: a page load of its own, since each language has a build of its own. The
 * choice is remembered (session/language.ts).
 */
export function LanguageLink({
  className,
  short = false,
  children,
}: {
  className?: string;
  short?: boolean;
  children?: ReactNode;
}) {
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  // Unknown paths share one cached page, and no page depends on its query: both are known only in the browser.
  const unknownPath = useParams()['*'] !== undefined;
  const path = hydrated ? pathname + search : unknownPath ? '/' : pathname;
  const name = nameOf[other];
  return (
    <a
      href={pathIn(other, path)}
      hrefLang={localeOf[other]}
      lang={other}
      aria-label={short ? name : undefined}
      title={short ? name : undefined}
      className={clsx(className, other === 'ml' && ownLetters)}
      onClick={() => saveChosenLanguage(other)}
    >
      {children ?? (short ? other === 'ml' ? <i className="malayalam-letter" /> : name.slice(0, 2) : name)}
    </a>
  );
}

/** Shows the offer above an English page to readers of Malayalam (session/language.ts decides who sees it). */
export const MalayalamOffer = () =>
  language === 'en' && (
    <aside data-offer-line aria-label={nameOf.ml} lang="ml" className="hidden bg-primary-tint px-gutter text-center">
      <LanguageLink
        className={clsx('inline-flex min-h-11 items-center font-semibold text-primary', 'underline underline-offset-4')}
      >
        മലയാളത്തിൽ വായിക്കാം
      </LanguageLink>
    </aside>
  );
