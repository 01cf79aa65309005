const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Returns whether a text is a GSTIN: two digits of the state, a PAN, a number, Z, and a check digit over all of it, to
 * the base 36.
 */
export function isGstin(text: string): boolean {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(text)) return false;
  const sum = [...text.slice(0, 14)].reduce((all, letter, index) => {
    const product = digits.indexOf(letter) * (index % 2 === 0 ? 1 : 2);
    return all + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits[(36 - (sum % 36)) % 36] === text[14];
}
