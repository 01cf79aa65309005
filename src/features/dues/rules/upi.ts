import type { Sticker } from './sticker';

/** Where money goes by UPI. `sticker`: what the bank gave for this id. */
export interface Upi {
  id: string;
  payee: string;
  sticker: Sticker | null;
}

/**
 * Returns the link by which an app pays what is open of an invoice: `tr` is the invoice's number, without its signs.
 * The link of a sticker that the bank has signed is the bank's own: a parameter more, and its signature is void.
 */
export function upiLink({ id, payee, sticker }: Upi, { number, open }: { number: string; open: number }): string {
  if (sticker?.sign) return sticker.link;
  const bankFields = (['mc', 'mode', 'orgid'] as const).flatMap((key): [string, string][] =>
    sticker?.[key] ? [[key, sticker[key]]] : [],
  );
  const fields: [string, string][] = [
    ['pa', id],
    ['pn', payee],
    ...bankFields,
    ['am', (open / 100).toFixed(2)],
    ['cu', 'INR'],
    ['tn', `Dues ${number}`],
    ['tr', number.replace(/[^A-Z0-9]/g, '')],
  ];
  const parts = fields.map(([key, value]) => `${key}=${encodeURIComponent(value).replace('%40', '@')}`);
  return `upi://pay?${parts.join('&')}`;
}

/** Returns whether a link names the amount; else the payer has to type it. */
export const namesAmount = (link: string): boolean => /[?&]am=[^&]/.test(link);
