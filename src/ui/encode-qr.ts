import { encode } from 'uqr';
import type { QrSquares } from './qr-code';

/** Returns the QR code of a text. Import this module when a code is to be shown: it is not small. */
export const encodeQr = (text: string): QrSquares => encode(text, { ecc: 'M', border: 0 }).data;
