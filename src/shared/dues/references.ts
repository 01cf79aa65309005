import type { Method } from './choices';

/** The lengths of the references of a transfer: IMPS 12 digits, NEFT 16 and RTGS 22 letters or digits. */
const transfer = /^(\d{12}|[A-Z0-9]{16}|[A-Z0-9]{22})$/;

const shapes: Record<Method, RegExp> = {
  cash: /^$/,
  upi: /^\d{12}$/,
  bank: transfer,
  cheque: /^\d{6,9}$/,
};

/** Returns a reference as references are compared: its letters and digits. */
export const normalReference = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Returns whether a reference fits the method of a payment. */
export const fitsMethod = (method: Method, reference: string) => shapes[method].test(normalReference(reference));
