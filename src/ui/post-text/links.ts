const allowed = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Returns an address that is safe to link to (web, mail, telephone, or a page of this site), else null. Parses it like
 * a browser, which ignores spaces, line breaks and capitals in `java\nscript:`.
 */
export function safeHref(address: string): string | null {
  const text = address.trim();
  if (text.startsWith('/')) return /^\/[/\\]/.test(text) ? null : text;
  try {
    return allowed.has(new URL(text).protocol) ? text : null;
  } catch {
    return null;
  }
}

/** Returns the attributes of a link. Only links to other sites open a new tab. */
export const linkProps = (href: string) =>
  href.startsWith('/') ? { href } : { href, target: '_blank', rel: 'nofollow noopener ugc' };

export type Part = string | { href: string; text: string };

const found = /\b(?:https?:\/\/|www\.)[^\s<>"'`]+/gi;

/** Splits plain text at the web addresses in it. Punctuation that ends a sentence is not part of an address. */
export function linkify(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(found)) {
    const address = withoutTail(match[0]);
    const href = safeHref(/^www\./i.test(address) ? `https://${address}` : address);
    if (!href) continue;
    if (match.index > from) parts.push(text.slice(from, match.index));
    parts.push({ href, text: address });
    from = match.index + address.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

const tail = new Set('.,;:!?…*_~]}');

/** Cuts the punctuation off in one pass, however long it is: a text crafted to keep a phone busy must not succeed. */
function withoutTail(address: string): string {
  // Tells "(see https://x.org/a)" from "https://x.org/a_(b)".
  let surplus = count(address, ')') - count(address, '(');
  let end = address.length;
  for (; end > 0; end -= 1) {
    const sign = address.charAt(end - 1);
    if (sign === ')' && surplus > 0) surplus -= 1;
    else if (!tail.has(sign)) break;
  }
  return address.slice(0, end);
}

const count = (text: string, sign: string) => text.split(sign).length - 1;
