import { languageOfText, type Language } from '~/shared/language';
import { both } from '~/shared/texts/both';

/**
 * Plain text, in which line breaks stay; a value that stands out under its label (a membership id, a password), which
 * with a `url` leads there (http(s) only), and may be that address; or a QR code of a text, which the text form of the
 * mail leaves out.
 */
export type Paragraph = string | { label: string; value: string; url?: string } | { code: string; alt: string };

export interface MailContent {
  title: string;
  paragraphs: Paragraph[];
  /** The one action. Its address is also shown in full. http(s) only. */
  button?: { label: string; url: string };
  footer: string;
  /** The language of all of it; English without one. */
  language?: Language;
  /** Where to unsubscribe from mails of this kind; below the footer. http(s) only. */
  unsubscribe?: string;
}

/** A mail that only lacks the name of the committee, which stands above the title and signs it. */
export interface RenderedMail {
  language: Language;
  /** The texts of its QR codes, which are drawn when it is sent. */
  codes?: readonly string[];
  text: (siteName: string) => string;
  /** `accent` is the colour of links and buttons; without it the standard one. */
  html: (siteName: string, accent?: string) => string;
}

/**
 * Renders the same content as text and as HTML, readable on a phone and in a mail program that loads nothing. The name
 * of the committee is read when the mail is queued.
 */
export function renderMail(content: MailContent): RenderedMail {
  const linked = content.paragraphs.map((part) => (typeof part === 'object' && 'url' in part ? part.url : undefined));
  const links = [...linked, content.button?.url, content.unsubscribe].filter((url) => url !== undefined);
  if (links.some((url) => !/^https?:\/\//.test(url))) throw new Error('A mail links to web addresses only');
  return {
    language: content.language ?? 'en',
    codes: codesOf(content),
    text: (siteName) => textOf(content, siteName),
    html: (siteName, accent = standardAccent) => htmlOf(content, siteName, accent),
  };
}

const codesOf = ({ paragraphs }: MailContent) =>
  paragraphs.flatMap((part) => (typeof part === 'object' && 'code' in part ? [part.code] : []));

/** Returns the name by which the HTML of a mail shows its QR code of that number, from 0. */
export const contentIdOf = (index: number) => `code-${index}@mail`;

function textOf(
  { title, paragraphs, button, footer, language = 'en', unsubscribe }: MailContent,
  siteName: string,
): string {
  const body = paragraphs.flatMap((part) => {
    if (typeof part === 'string') return [part];
    if ('code' in part) return [];
    const { label, value, url } = part;
    return [[`${label}:${value === url ? '' : ` ${value}`}`, url].filter(Boolean).join('\n')];
  });
  const action = button ? [`${button.label}:\n${button.url}`] : [];
  // A signature begins with "-- " on a line of its own.
  const end = unsubscribe ? `\n${both[language].unsubscribe}: ${unsubscribe}` : '';
  return `${[title, ...body, ...action, `-- \n${siteName}\n${footer}${end}`].join('\n\n')}\n`;
}

const ink = '#1d1d1b';
const quiet = '#5a5a55';
const standardAccent = '#1f4d3a';

// Renders one column, no pictures but those that the mail brings; styles inline, since some programs drop everything
// else.
function htmlOf(content: MailContent, siteName: string, accent: string): string {
  const { title, paragraphs, button, footer, language = 'en', unsubscribe } = content;
  const words = both[language];
  const codes = codesOf(content);
  const stop = unsubscribe
    ? `<br>\n<a href="${escape(unsubscribe)}" style="color:${quiet}">${escape(words.unsubscribe)}</a>`
    : '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
</head>
<body style="margin:0;padding:16px;background:#f4f2ec;color:${ink};font:16px/1.5 \
system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans Malayalam',sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px">
<p style="margin:0 0 16px;color:${quiet};font-size:14px">${escape(siteName)}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:${language === 'ml' ? 1.5 : 1.3}">${escape(title)}</h1>
${[
  ...paragraphs.map((part) =>
    typeof part === 'object' && 'code' in part
      ? pictureOf(part.alt, codes.indexOf(part.code))
      : paragraphOf(part, language, accent),
  ),
  ...(button ? [buttonOf(button, words.buttonDoesNotWork, accent)] : []),
].join('\n')}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid \
#dddbd3;color:${quiet};font-size:14px">${lines(footer)}${stop}</p>
</div>
</body>
</html>
`;
}

const pictureOf = (alt: string, index: number) =>
  `<p style="margin:0 0 16px"><img src="cid:${contentIdOf(index)}" alt="${escape(alt)}" \
width="240" height="240"></p>`;

function paragraphOf(part: Exclude<Paragraph, { code: string }>, language: Language, accent: string): string {
  if (typeof part === 'string') return `<p style="margin:0 0 16px">${lines(part)}</p>`;
  // What a person has written may be in the other language; a program that reads it aloud needs to have it marked.
  const written = languageOfText(part.value);
  const lang = written && written !== language ? ` lang="${written}"` : '';
  const text =
    `<strong${lang} ` +
    `style="font-size:${part.url ? 17 : 20}px;overflow-wrap:anywhere">${escape(part.value)}</strong>`;
  const value = part.url ? `<a href="${escape(part.url)}" style="color:${accent}">${text}</a>` : text;
  return (
    '<p style="margin:0 0 16px"><span ' +
    `style="color:${quiet};font-size:14px">${escape(part.label)}</span><br>${value}</p>`
  );
}

function buttonOf({ label, url }: { label: string; url: string }, otherwise: string, accent: string): string {
  const button =
    'display:inline-block;padding:12px ' +
    `20px;border-radius:6px;background:${accent};color:#ffffff;font-weight:600;text-decoration:none`;
  const small = `margin:0 0 16px;color:${quiet};font-size:13px;overflow-wrap:anywhere`;
  return `<p style="margin:24px 0 16px"><a href="${escape(url)}" style="${button}">${escape(label)}</a></p>
<p style="${small}">${escape(otherwise)}<br><a href="${escape(url)}" style="color:${accent}">${escape(url)}</a></p>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character]!);
const lines = (text: string) => escape(text).replace(/\r?\n/g, '<br>\n');
