/**
 * Returns the link by which an app pays what is open of an invoice: `tr` is the invoice's number, without its signs.
 */
export function upiLink(
  upi: { id: string; payee: string },
  { number, open }: { number: string; open: number },
): string {
  const fields: [string, string][] = [
    ['pa', upi.id],
    ['pn', upi.payee],
    ['am', (open / 100).toFixed(2)],
    ['cu', 'INR'],
    ['tn', `Dues ${number}`],
    ['tr', number.replace(/[^A-Z0-9]/g, '')],
  ];
  const parts = fields.map(([key, value]) => `${key}=${encodeURIComponent(value).replace('%40', '@')}`);
  return `upi://pay?${parts.join('&')}`;
}
