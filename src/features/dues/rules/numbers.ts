/**
 * Returns the number of a document, or its beginning, that a text may be: `r 2026-27 42` is `R-2026-27-00042`. Null for
 * other texts (docs/product/find.md, "Receipts").
 */
export function documentNumber(text: string): { kind: 'R' | 'I'; begins: string } | null {
  const [, kind, year, count] =
    /^([RI])-?(\d{4}(?:-\d{0,2})?)(?:-(\d{0,6}))?$/.exec(
      text
        .trim()
        .toUpperCase()
        .replace(/[\s/]+/g, '-'),
    ) ?? [];
  if (!kind || !year) return null;
  const begins = `${kind}-${year}`;
  return { kind: kind as 'R' | 'I', begins: count ? `${begins}-${count.padStart(5, '0')}` : begins };
}
