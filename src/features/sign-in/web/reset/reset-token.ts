import * as texts from '../../texts';

/** The parts of a reset link; uid `-` for a pasted token alone (docs/product/sign-in.md, "Reset flow"). */
export interface ResetLink {
  uid: string;
  token: string;
}

export const emptyTokenText = texts.linkMissing;
export const badTokenText = texts.linkUnreadable;

const piece = /^[\w.~=-]{1,200}$/;

/**
 * Reads a pasted text: a full link with reset-password/ followed by uid/token, uid/token, or the token alone. Marks
 * that mail programs put around or into a link are ignored. Returns the text of the error for anything else.
 */
export function readResetToken(pasted: string): ResetLink | { error: string } {
  // Mail programs break lines anywhere, so the parts are joined again.
  const text = pasted
    .replace(/[\r\n\t]+/g, '')
    .trim()
    .replace(/^[<"'(]+|[>"')]+$/g, '');
  if (text === '') return { error: emptyTokenText };
  const [, tail] = /.*reset-password\/(.*)$/i.exec(text) ?? [];
  const pieces = (tail ?? text)
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .split('/');
  const [first = '', second, ...more] = pieces;
  if (more.length > 0 || !pieces.every((part) => piece.test(part))) return { error: badTokenText };
  if (second !== undefined) return { uid: first, token: second };
  return tail === undefined ? { uid: '-', token: first } : { error: badTokenText };
}
