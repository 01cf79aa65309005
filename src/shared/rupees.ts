/** Returns typed rupees (`1,450`, `₹ 450.50`) in whole paise; undefined for what is no amount. */
export function paiseOf(text: string): number | undefined {
  const digits = text.replaceAll(/[₹,\s]/g, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits) * 100) : undefined;
}

/** Returns whole paise as rupees to type: `1450`, `1450.50`. */
export const rupeesOf = (paise: number): string => (paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2));
