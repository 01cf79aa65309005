import type { Language } from '~/shared/language';
import { currentSession } from './session';
import { safely } from './storage';

const key = 'language';

/** Returns the language that a visitor of this browser has chosen; null before a choice. */
export function chosenLanguage(): Language | null {
  const chosen = safely(() => localStorage.getItem(key));
  return chosen === 'en' || chosen === 'ml' ? chosen : null;
}

/**
 * Runs before the first paint: stores in this browser the language that a link leads to (`a[hreflang]`, whose text is
 * in that language). The link may be pressed before the page's scripts are there.
 */
export const earlyChoiceScript =
  `addEventListener('click',function(e){` +
  `try{var a=e.target.closest('a[hreflang]');if(a)localStorage.${key}=a.lang}catch(e){}},true);`;

/**
 * Saves the language in this browser, and in the profile of the person who is logged in: mails and documents are in it
 * from then on.
 */
export function saveChosenLanguage(language: Language): void {
  const session = currentSession();
  if (!session) return;
  // The page is being left at this moment; if the choice cannot be sent, the browser still has it.
  const headers = { Authorization: `Token ${session.token}`, 'Content-Type': 'application/json' };
  void fetch('/api/profile/update/', {
    method: 'PATCH',
    keepalive: true,
    headers,
    body: JSON.stringify({ language }),
  }).catch(() => undefined);
}

/**
 * Runs before the first paint of an English page: marks <html data-offer> for a visitor who has chosen Malayalam, or
 * whose browser prefers it and who has chosen nothing, so that a line offers Malayalam without moving anything later.
 */
export const earlyOfferScript =
  `try{var l=localStorage.${key};` +
  `if(l?l==='ml':/\\bml\\b/.test(navigator.languages))document.documentElement.dataset.offer='ml'}catch(e){}`;
