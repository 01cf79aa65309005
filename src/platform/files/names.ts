/**
 * Returns the sender's name for a file, as a line that can be shown: no path, no control characters, at most 200
 * characters.
 */
export function shownName(filename: string, fallback: string): string {
  const last = filename.split(/[/\\]/).at(-1) ?? '';
  // Directional marks could make "gpj.exe" read like a picture.
  const clean = last.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '').trim();
  // By whole characters: jsonb rejects half an emoji.
  return [...clean].slice(0, 200).join('') || fallback;
}

/**
 * Returns the name with the extension that fits the file's bytes: `report.exe` that is a PDF becomes `report.exe.pdf`.
 */
export function withExtension(name: string, extension: string): string {
  const typed = /\.([\p{L}\d]{1,5})$/u.exec(name)?.[1]?.toLowerCase();
  const same =
    typed === extension || (typed === 'jpeg' && extension === 'jpg') || (typed === 'text' && extension === 'txt');
  return same ? name : `${name}.${extension}`;
}

/** Returns the last part of a file's address, which is its name when a browser saves it: `site-safety-rules.pdf`. */
export function fileSlug(name: string, extension: string): string {
  const words = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return `${words || 'document'}.${extension}`;
}
