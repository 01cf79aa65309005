import { expect, test } from 'vitest';
import { readCodes } from '~test/read-codes';
import { encodeQr } from '~/ui/encode-qr';
import { readSticker, type Sticker } from './sticker';
import { namesAmount, upiLink } from './upi';

/** Returns a QR code as the pixels of a picture, with the light edge that readers expect. */
function pixelsOf(text: string) {
  const squares = encodeQr(text);
  const [dot, edge] = [4, 4];
  const side = (squares.length + 2 * edge) * dot;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at += 1) {
    const [x, y] = [Math.floor((at % side) / dot) - edge, Math.floor(at / side / dot) - edge];
    if (squares[y]?.[x]) data.fill(0, at * 4, at * 4 + 3);
  }
  return { data, width: side, height: side };
}

test.each([45_000, 123_450, 20_000_000, 5])('readers of other makers read what a payment of %i is', (open) => {
  const upi = { id: 'sangham.pkd@examplebank', payee: 'Sangham & Co, പാലക്കാട്', sticker: null };
  const link = upiLink(upi, { number: 'I-2026-27-00042', open });
  const read = readCodes(pixelsOf(link));
  expect(read).toEqual([link, link]);
  const { protocol, host, searchParams } = new URL(read[0]!);
  expect([protocol, host, Object.fromEntries(searchParams)]).toEqual([
    'upi:',
    'pay',
    {
      pa: upi.id,
      pn: upi.payee,
      am: (open / 100).toFixed(2),
      cu: 'INR',
      tn: 'Dues I-2026-27-00042',
      tr: 'I20262700042',
    },
  ]);
});

test('what the bank gave is part of the link; a link that it signed stays as it is', () => {
  const link = 'upi://pay?mode=02&pa=sangham.pkd@examplebank&pn=Sangham&mc=8398&orgid=159761';
  const invoice = { number: 'I-2026-27-00042', open: 45_000 };
  const linkOf = (text: string) =>
    upiLink({ id: 'sangham.pkd@examplebank', payee: 'Sangham', sticker: readSticker(text) as Sticker }, invoice);
  expect(linkOf(link)).toBe(
    'upi://pay?pa=sangham.pkd@examplebank&pn=Sangham&mc=8398&mode=02&orgid=159761&am=450.00&cu=INR' +
      '&tn=Dues%20I-2026-27-00042&tr=I20262700042',
  );
  const signed = `${link}&sign=${'MEUCIQ+/'.repeat(12)}==`;
  expect(linkOf(signed)).toBe(signed);
  expect(readCodes(pixelsOf(signed))).toEqual([signed, signed]);
  expect([link, signed, `${link}&am=`, linkOf(link)].map(namesAmount)).toEqual([false, false, false, true]);
});
