/** Crockford's 32 letters, without I, L, O and U, which people mistake for other letters and digits. */
export const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Letters of a code, grouping aside. */
export const codeLength = 20;

/**
 * Returns a typed or scanned code as it is stored: either case, grouped or not, with O read as 0 and I or L as 1
 * (docs/product/cards.md, "Code"). Returns null for a text that can't be a code.
 */
export function readCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
  return code.length === codeLength && [...code].every((letter) => codeLetters.includes(letter)) ? code : null;
}

/** Returns a code in four groups, as the card shows it for people who type it. */
export const showCode = (code: string) => code.replace(/.{5}(?=.)/g, '$&-');

/** Returns the path of the page that a card's QR code leads to. */
export const verifyPath = (code: string) => `/verify/${code}`;
