/** Crockford's 32 letters: no I, L, O or U, which are taken for others. */
export const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const codeLength = 20;

/**
 * A code as it is stored, of one that somebody typed or scanned: in either case, in groups, with O for 0 and I or L for 1
 * (docs/product/cards.md, "Code"). Null for what can be no code.
 */
export function readCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
  return code.length === codeLength && [...code].every((letter) => codeLetters.includes(letter)) ? code : null;
}

/** A code in four groups, as the card shows it for whoever types it. */
export const showCode = (code: string) => code.replace(/.{5}(?=.)/g, '$&-');

/** The path of the page that a card's QR code leads to. */
export const verifyPath = (code: string) => `/verify/${code}`;
