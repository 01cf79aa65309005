/** What the bank's UPI QR sticker says, each as the bank gave it; '' where it says nothing. */
export interface Sticker {
  /** The whole link, with the parameters in the bank's order. */
  link: string;
  pa: string;
  pn: string;
  mc: string;
  mode: string;
  orgid: string;
  sign: string;
}

/** Why a text is no sticker: no link that pays by UPI, a parameter that no bank gives, an amount of its own. */
export type StickerFault = 'link' | 'values' | 'amount';

/** The most letters of a sticker's link. */
export const longestSticker = 600;

/** The most letters of a payee. */
export const longestPayee = 60;

/** The form of a UPI ID. */
export const upiId = /^[\w.-]{2,64}@[a-z][a-z0-9]{1,63}$/i;

const forms = {
  pa: upiId,
  pn: /^[^\p{C}]{0,100}$/u,
  mc: /^(?:\d{4})?$/,
  mode: /^(?:\d{2})?$/,
  orgid: /^[A-Za-z0-9]{0,20}$/,
  sign: /^[A-Za-z0-9+/=_-]{0,400}$/,
} as const;

/** Reads the text of a sticker's QR code. */
export function readSticker(text: string): Sticker | StickerFault {
  const query = /^upi:\/\/pay\/?\?(.+)$/i.exec(text)?.[1];
  if (query === undefined) return 'link';
  const parts = query.split('&').map((part): [string, string | null] => {
    const [key = '', ...value] = part.split('=');
    return [key.toLowerCase(), decoded(value.join('='))];
  });
  const said = new Map(parts);
  const of = (key: string) => said.get(key) ?? '';
  const isWhole = said.size === parts.length && parts.every(([, value]) => value !== null);
  if (!isWhole || text.length > longestSticker || /\p{C}/u.test(text)) return 'values';
  if (Number(of('am')) !== 0) return 'amount';
  if (Object.entries(forms).some(([key, form]) => !form.test(of(key)))) return 'values';
  const sticker = { pa: of('pa'), pn: of('pn'), mc: of('mc'), mode: of('mode'), orgid: of('orgid'), sign: of('sign') };
  return { link: text, ...sticker };
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** Returns whether a sticker is of a UPI ID. */
export const isOf = ({ pa }: Sticker, id: string): boolean => pa.toLowerCase() === id.toLowerCase();

/** Returns the sticker of a UPI ID that a link is; null for no sticker, and for one of another ID. */
export function stickerOf(id: string, link: string): Sticker | null {
  const read = readSticker(link);
  return typeof read !== 'string' && isOf(read, id) ? read : null;
}

/** Returns the setting of a sticker in few words; '' for none. */
export function stickerWords(link: string): string {
  const read = readSticker(link);
  if (typeof read === 'string') return '';
  const { mc, mode, orgid, sign } = read;
  const said = Object.entries({ pa: read.pa, mc, mode, orgid, sign: sign && `${sign.slice(0, 8)}…` });
  return said.flatMap(([key, value]) => (value ? `${key} ${value}` : [])).join(', ');
}
