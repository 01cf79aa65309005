import { BarcodeFormat, BinaryBitmap, DecodeHintType, HybridBinarizer, QRCodeReader, RGBLuminanceSource } from '@zxing/library';
import jsQR from 'jsqr';
import type { Pixels } from './rasterise';

/** What two readers of different makers read in a picture: the QR code's text, or null for a reader that finds none. */
export function readCodes({ data, width, height }: Pixels): (string | null)[] {
  const grey = Uint8ClampedArray.from({ length: width * height }, (_, at) => (data[at * 4]! + data[at * 4 + 1]! + data[at * 4 + 2]!) / 3);
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)));
  const hints = new Map<DecodeHintType, unknown>([[DecodeHintType.TRY_HARDER, true], [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.QR_CODE]]]);
  const second = () => {
    try {
      return new QRCodeReader().decode(bitmap, hints).getText();
    } catch {
      return null;
    }
  };
  return [jsQR(data, width, height)?.data ?? null, second()];
}
