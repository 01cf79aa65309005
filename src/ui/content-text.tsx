import { languageOfText } from '~/shared/language';
import { language } from '~/shared/texts';

/**
 * Returns the `lang` of an element that shows what a person has written: undefined where it is in the language of the
 * page.
 */
export function langOf(text: string | null | undefined): 'en' | 'ml' | undefined {
  const written = text ? languageOfText(text) : undefined;
  return written === language ? undefined : written;
}

/** Renders what a person has written (a title, a name, an area), marked when it is not in the language of the page. */
export function ContentText({ children: text }: { children: string }) {
  const lang = langOf(text);
  return lang ? <span lang={lang}>{text}</span> : text;
}
