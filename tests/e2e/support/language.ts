import type { Page } from '@playwright/test';
import { passwords } from './server';
import { people } from './session';

/** Words in Latin letters that stay so in Malayalam: abbreviations, formats, terms of the profession and the trade. */
const allowed = new Set(
  (
    'FLES zip Microsoft Authenticator Aegis PDF PNG JPG JPEG WebP AVIF SVG GIF MP4 WebM CSV XLSX Excel QR ID IDs PIN ' +
    'UPI OTP SMS URL RSS WhatsApp Google Outlook Apple iPhone Android ICS English Malayalam YouTube Facebook ' +
    'Instagram Chrome Firefox Samsung Safari MB KB GB AM PM Markdown AES IST Sangham XXXX OpenStreetMap ics xlsx ' +
    'csv Word alt'
  ).split(' '),
);

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What a page in Malayalam may have in Latin letters, and what it may not. */
export interface KnownTexts {
  /** The words of proper names in the demo data: people, places, shops and ids, which are written as they are. */
  names: ReadonlySet<string>;
  /** The Malayalam texts of records by their English ones: titles, areas, units, categories. */
  translated: ReadonlyMap<string, string>;
  /** Shops' addresses, which have one text: a place in them stands as it was written. */
  addresses: ReadonlySet<string>;
}

/** Reads the names, and the texts with a translation, from the answers that the office gets in English. */
export async function knownTexts(page: Page): Promise<KnownTexts> {
  const names = new Set<string>(allowed);
  const translated = new Map<string, string>();
  const addresses = new Set<string>();
  const learn = (text: unknown) => {
    if (typeof text === 'string') for (const word of text.match(/[A-Za-z]+/g) ?? []) names.add(word);
  };
  const named = new RegExp(
    '^(name|full_name|first_name|last_name|username|area_name|unit_name|membership_id|author_name|shop_name|' +
      'location|title|filename|file_name|order_no|tags)$',
  );
  const walk = (value: unknown, key = '') => {
    if (Array.isArray(value)) value.forEach((one) => walk(one, key));
    else if (value && typeof value === 'object') {
      const record = value as Record<string, unknown>;
      for (const [name, one] of Object.entries(record)) {
        walk(one, name);
        const [, field] = /^(.+)_ml$/.exec(name) ?? [];
        const english = field && (record[`${field}_en`] ?? record[field]);
        if (typeof one === 'string' && typeof english === 'string') translated.set(oneLine(english), oneLine(one));
      }
    } else if (named.test(key)) learn(value);
    else if (key === 'address' && typeof value === 'string') addresses.add(oneLine(value));
  };
  const login = await page.request.post('/api/auth/login/', {
    data: { email_or_member_id: people.superuser, password: passwords.superuser },
  });
  const { token } = (await login.json()) as { token: string };
  const headers = { Authorization: `Token ${token}` };
  // The tags that people write on the board; the numbers of the office's papers.
  for (const path of [
    '/api/areas-with-units/',
    '/api/admin/areas/',
    '/api/members/',
    '/api/marketplace/shops/',
    '/api/marketplace/categories/',
    '/api/events/',
    '/api/admin/posts/',
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
  return { names, translated, addresses };
}

/**
 * Returns the English that can be read on the page: texts, labels and descriptions in Latin letters that are neither
 * marked as English nor names, abbreviations, addresses or codes; the Malayalam that is marked as English; and English,
 * marked or not, that has a Malayalam text which does not stand beside it.
 */
export async function englishOn(page: Page, { names, translated, addresses }: KnownTexts): Promise<string[]> {
  const { texts, shown } = await page.evaluate(() => {
    const found: string[] = [];
    const read: { text: string; around: string }[] = [];
    const around = (element: Element) => element.closest('tr, li, td, section, dialog')?.textContent ?? '';
    const isForeign = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang')?.startsWith('ml') !== true;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (element.closest('script, style, noscript, code, [hidden]') || element.getClientRects().length === 0) continue;
      const text = node.textContent ?? '';
      read.push({ text, around: around(element) });
      if (!isForeign(element)) found.push(text);
      else if (/[\u0d00-\u0d7f]/.test(text)) found.push(`Marked as English: ${text}`);
    }
    for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      if (element.closest('[hidden]')) continue;
      const labels = ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? '');
      read.push(...labels.map((text) => ({ text, around: around(element) })));
      if (!isForeign(element)) found.push(...labels);
    }
    // A title that is marked as English on the page may stand in the title of the window.
    const marked = [...document.querySelectorAll('main [lang="en"]')]
      .map(({ textContent }) => textContent ?? '')
      .filter(Boolean);
    found.push(marked.reduce((title, text) => title.replace(text, ''), document.title));
    return { texts: found, shown: read };
  });
  // An address, a code, a number with letters or a person's initials are no words.
  const bare = (text: string) =>
    text.replace(
      new RegExp(
        [
          String.raw`\S+@\S+|https?:\/\/\S+|\S*\.(example|test|org|com|in)\S*|\b[A-Z]+([/-][A-Z\d]+)+`,
          String.raw`[\w ]*\S+\.(xlsx|csv|pdf|png|jpg|pptx|docx|txt)\b`,
          String.raw`\b[A-Z]*\d[\w/-]*|\b\w\b|^[A-Z]{2}$`,
        ].join('|'),
        'g',
      ),
      ' ',
    );
  const english = (text: string) => (bare(text).match(/[A-Za-z][A-Za-z'’]+/g) ?? []).filter((word) => !names.has(word));
  // A text of its own, or one of several in a row: an area and its unit.
  const hasMalayalam = shown
    .filter(({ text }) => !addresses.has(oneLine(text)))
    .flatMap(({ text, around }) =>
      [text, ...text.split(/[,;:·|()–—/]/)].map(oneLine).filter((part) => {
        const malayalam = translated.get(part);
        return malayalam !== undefined && !oneLine(around).includes(malayalam);
      }),
    );
  return [
    ...new Set([
      ...texts.filter((text) => english(text).length > 0).map((text) => text.trim()),
      ...hasMalayalam.map((text) => `Has a Malayalam text: ${text}`),
    ]),
  ];
}
