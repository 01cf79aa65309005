import { readCode } from '~/features/cards/web/public';

/** What was scanned or typed at a door. */
export type Entry =
  | { kind: 'pass'; event: number; token: string }
  | { kind: 'code'; code: string }
  | { kind: 'text'; text: string };

/**
 * Reads what was scanned or typed: the address of a pass, a code as it stands or in the address that checks a card, in
 * small letters and with dashes too; anything else is a text.
 */
export function readEntry(scanned: string): Entry {
  const text = scanned.trim();
  const pass = /\/events\/(\d{1,9})\/door#([\w-]{8,100})$/.exec(text);
  if (pass) return { kind: 'pass', event: Number(pass[1]), token: pass[2]! };
  const code = readCode(/^https?:\/\/[^#?]*\/([^/#?]+)$/i.exec(text)?.[1] ?? text);
  return code ? { kind: 'code', code } : { kind: 'text', text };
}
