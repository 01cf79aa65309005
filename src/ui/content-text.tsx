import { languageOfText } from '~/shared/language';
import { language } from '~/shared/texts';

/** The `lang` of an element that shows what somebody has written: undefined where it is in the language of the page. */
export function langOf(text: string | null | undefined): 'en' | 'ml' | undefined {
  const own = text ? languageOfText(text) : undefined;
  return own === language ? undefined : own;
}

/** What somebody has written (a title, a name, an area), marked when it is not in the language of the page. */
export function ContentText({ children: text }: { children: string }) {
  const lang = langOf(text);
  return lang ? <span lang={lang}>{text}</span> : text;
}
