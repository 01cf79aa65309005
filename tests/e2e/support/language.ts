import type { Page } from '@playwright/test';
import { passwords } from './server';
import { people } from './session';

/** Words in Latin letters that stay so in Malayalam: abbreviations, formats, what the profession and the trade call themselves. */
const allowed = new Set(
  'FLES zip Microsoft Authenticator Aegis PDF PNG JPG JPEG WebP AVIF SVG GIF MP4 WebM CSV XLSX Excel QR ID IDs PIN UPI OTP SMS URL RSS WhatsApp Google Outlook Apple iPhone Android ICS English Malayalam YouTube Facebook Instagram MB KB GB AM PM Markdown AES IST Sangham XXXX OpenStreetMap ics xlsx csv Word alt'.split(
    ' ',
  ),
);

/** The words of proper names in the demo data: people, places, shops and ids, which are written as they are. */
export async function namesOf(page: Page): Promise<ReadonlySet<string>> {
  const names = new Set<string>(allowed);
  const learn = (text: unknown) => {
    if (typeof text === 'string') for (const word of text.match(/[A-Za-z]+/g) ?? []) names.add(word);
  };
  const named =
    /^(name|full_name|first_name|last_name|username|area_name|unit_name|membership_id|author_name|shop_name|location|title|filename|file_name|order_no|tags)$/;
  const walk = (value: unknown, key = '') => {
    if (Array.isArray(value)) value.forEach((one) => walk(one, key));
    else if (value && typeof value === 'object') for (const [name, one] of Object.entries(value)) walk(one, name);
    else if (named.test(key)) learn(value);
  };
  const login = await page.request.post('/api/auth/login/', {
    data: { email_or_member_id: people.superuser, password: passwords.superuser },
  });
  const { token } = (await login.json()) as { token: string };
  const headers = { Authorization: `Token ${token}` };
  // Of what people write on the board, the tags; of the office's papers, their numbers.
  for (const path of [
    '/api/areas-with-units/',
    '/api/members/',
    '/api/marketplace/shops/',
    '/api/users/',
    '/api/admin/pending-approvals/',
    '/api/committees/',
    '/api/resources/flipbooks/archives/',
    '/api/resources/flipbooks/current/',
    '/api/licences/extensions/',
    '/api/community/tags/',
  ]) {
    const answer = await page.request.get(path, { headers });
    if (answer.ok()) walk(await answer.json());
  }
  return names;
}

/**
 * The English that can be read on the page: texts, labels and descriptions in Latin letters that are neither marked as English nor
 * names, abbreviations, addresses or codes; and the Malayalam that is marked as English.
 */
export async function englishOn(page: Page, names: ReadonlySet<string>): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const isForeign = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang')?.startsWith('ml') !== true;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (element.closest('script, style, noscript, code, [hidden]') || element.getClientRects().length === 0) continue;
      const text = node.textContent ?? '';
      if (!isForeign(element)) found.push(text);
      else if (/[\u0d00-\u0d7f]/.test(text)) found.push(`Marked as English: ${text}`);
    }
    for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      if (isForeign(element) || element.closest('[hidden]')) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
    }
    // A title that is marked as English on the page may stand in the title of the window.
    const marked = [...document.querySelectorAll('main [lang="en"]')]
      .map(({ textContent }) => textContent ?? '')
      .filter(Boolean);
    found.push(marked.reduce((title, text) => title.replace(text, ''), document.title));
    return found;
  });
  // An address, a code, a number with letters or somebody's initials are no words.
  const bare = (text: string) =>
    text.replace(
      /\S+@\S+|https?:\/\/\S+|\S*\.(example|test|org|com|in)\S*|\b[A-Z]+([/-][A-Z\d]+)+|[\w ]*\S+\.(xlsx|csv|pdf|png|jpg|pptx|docx|txt)\b|\b[A-Z]*\d[\w/-]*|\b\w\b|^[A-Z]{2}$/g,
      ' ',
    );
  const english = (text: string) => (bare(text).match(/[A-Za-z][A-Za-z'’]+/g) ?? []).filter((word) => !names.has(word));
  return [...new Set(texts.filter((text) => english(text).length > 0).map((text) => text.trim()))];
}
