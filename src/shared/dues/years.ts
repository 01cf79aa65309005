/** Returns the financial year of a day (`2026-11-28`), from April to March: `2026-27`. */
export function yearOf(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  const first = month >= 4 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/** Returns whether a text names a financial year, `2026-27`. */
export function isYear(text: string): boolean {
  const [, first, second] = /^(\d{4})-(\d{2})$/.exec(text) ?? [];
  return first !== undefined && (Number(first) + 1) % 100 === Number(second);
}

/** Returns the number of a document: `R-2026-27-00042`. */
export const numberOf = (kind: 'R' | 'I', year: string, count: number) =>
  `${kind}-${year}-${String(count).padStart(5, '0')}`;
