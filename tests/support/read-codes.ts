import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  GlobalHistogramBinarizer,
  HybridBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library';
import jsQR from 'jsqr';
import type { Pixels } from './rasterise';

const hints = new Map<DecodeHintType, unknown>([
  [DecodeHintType.TRY_HARDER, true],
  [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.QR_CODE]],
]);

/**
 * Returns what two readers of different makers read in a picture: the QR code's text, or null for a reader that finds
 * none. The second misses codes whose dots are large, and a few for no visible reason: it gets the picture smaller too,
 * as from a phone held further away, turned round, and in its other way of separating dark from light.
 */
export function readCodes(picture: Pixels): (string | null)[] {
  const first = jsQR(picture.data, picture.width, picture.height)?.data ?? null;
  for (const times of [1, 2, 3, 4]) {
    const held = times === 1 ? picture : smaller(picture, times);
    const read = second(held) ?? second(turned(held));
    if (read !== null) return [first, read];
  }
  return [first, null];
}

function second({ data, width, height }: Pixels): string | null {
  const grey = Uint8ClampedArray.from(
    { length: width * height },
    (_, at) => (data[at * 4]! + data[at * 4 + 1]! + data[at * 4 + 2]!) / 3,
  );
  for (const Binarizer of [HybridBinarizer, GlobalHistogramBinarizer]) {
    try {
      return new QRCodeReader()
        .decode(new BinaryBitmap(new Binarizer(new RGBLuminanceSource(grey, width, height))), hints)
        .getText();
    } catch {
      // Not in this way.
    }
  }
  return null;
}

/** Returns a picture upside down. */
function turned({ data, width, height }: Pixels): Pixels {
  const dots = new Uint32Array(data.buffer, data.byteOffset, width * height).toReversed();
  return { data: new Uint8ClampedArray(dots.buffer), width, height };
}

/** Returns every second, third … dot of a picture. */
function smaller({ data, width, height }: Pixels, times: number): Pixels {
  const [w, h] = [Math.floor(width / times), Math.floor(height / times)];
  const dots = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const sampled = Uint32Array.from(
    { length: w * h },
    (_, at) => dots[Math.floor(at / w) * times * width + (at % w) * times]!,
  );
  return { data: new Uint8ClampedArray(sampled.buffer), width: w, height: h };
}
