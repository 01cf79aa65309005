const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Returns an amount as banks write it (`1,23,450.00`, `450.00 Dr`, `(450)`) in paise; null when it is none. */
export function paiseOf(cell: string): number | null {
  const text = cell.replace(/[₹,\s]|INR|Rs\.?/gi, '');
  const [, open = '', sign = '', rupees, paise = '', ending = ''] =
    /^(\()?([+-])?(\d{1,11})(?:\.(\d{1,2})\d*)?\)?(cr|dr)?$/i.exec(text) ?? [];
  if (rupees === undefined) return null;
  const amount = Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
  return open || sign === '-' || ending.toLowerCase() === 'dr' ? -amount || 0 : amount;
}

/** Returns a day as banks write it, the day before the month, as `2026-11-28`; null when it is none. */
export function dayOf(cell: string): string | null {
  const text = cell.trim();
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(text);
  if (iso) return checked(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  if (/^\d{5}(?:\.\d+)?$/.test(text)) {
    const at = new Date(Date.UTC(1899, 11, 30 + Math.floor(Number(text))));
    return at.toISOString().slice(0, 10);
  }
  const [, day, month, year] =
    /^(\d{1,2})[\s/.-]+(\d{1,2}|[a-z]{3})[a-z]*[\s/.,-]+(\d{4}|\d{2})(?:\s.*)?$/i.exec(text) ?? [];
  if (day === undefined || month === undefined || year === undefined) return null;
  const number = /^\d/.test(month) ? Number(month) : months.indexOf(month.toLowerCase()) + 1;
  return checked(Number(year) < 100 ? 2000 + Number(year) : Number(year), number, Number(day));
}

function checked(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isDay = at.getUTCMonth() === month - 1 && at.getUTCDate() === day && year >= 1990 && year <= 2100;
  return isDay ? at.toISOString().slice(0, 10) : null;
}
