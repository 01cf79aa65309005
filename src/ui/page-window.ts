/**
 * Returns which page numbers to show: the first, the last, the current with `around` neighbours, and 'gap' where
 * numbers are left out. A gap never stands for a single number.
 */
export function pageWindow(page: number, pageCount: number, around = 1): Array<number | 'gap'> {
  const shown = new Set([1, pageCount]);
  for (let number = page - around; number <= page + around; number++) {
    if (number >= 1 && number <= pageCount) shown.add(number);
  }
  const result: Array<number | 'gap'> = [];
  let previous = 0;
  for (const number of [...shown].sort((a, b) => a - b)) {
    if (number - previous === 2) result.push(number - 1);
    else if (number - previous > 2) result.push('gap');
    result.push(number);
    previous = number;
  }
  return result;
}
