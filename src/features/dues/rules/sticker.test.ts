import { expect, test } from 'vitest';
import { readSticker, stickerWords } from './sticker';

const signed =
  'upi://pay?ver=01&mode=01&pa=sangham.pkd@examplebank&pn=Sangham%20Palakkad&mc=8398&orgid=159761' +
  '&sign=MEUCIQDx7mB+aGVsbG8/Zm9vYmFyYmF6cXV4PQ==';

test('a sticker is read as the bank gave it', () => {
  expect(readSticker(signed)).toEqual({
    link: signed,
    pa: 'sangham.pkd@examplebank',
    pn: 'Sangham Palakkad',
    mc: '8398',
    mode: '01',
    orgid: '159761',
    sign: 'MEUCIQDx7mB+aGVsbG8/Zm9vYmFyYmF6cXV4PQ==',
  });
  expect(readSticker('UPI://pay?pa=a.b@bank&am=&cu=INR')).toMatchObject({ pa: 'a.b@bank', mc: '', sign: '' });
  expect(stickerWords(signed)).toBe('pa sangham.pkd@examplebank, mc 8398, mode 01, orgid 159761, sign MEUCIQDx…');
});

test.each([
  ['https://example.com/pay?pa=a.b@bank', 'link'],
  ['00020101021126', 'link'],
  ['', 'link'],
  ['upi://mandate?pa=a.b@bank', 'link'],
  ['upi://pay?pn=Name', 'values'],
  ['upi://pay?pa=name', 'values'],
  ['upi://pay?pa=a.b@bank&mc=83', 'values'],
  ['upi://pay?pa=a.b@bank&mode=x', 'values'],
  ['upi://pay?pa=a.b@bank&sign=<b>', 'values'],
  ['upi://pay?pa=a.b@bank&pa=c.d@bank', 'values'],
  ['upi://pay?pa=a.b@bank&pn=%E0%A4%A', 'values'],
  [`upi://pay?pa=a.b@bank&pn=${'x'.repeat(700)}`, 'values'],
  ['upi://pay?pa=a.b@bank&pn=a\u0007b', 'values'],
  ['upi://pay?pa=a.b@bank&am=10.00', 'amount'],
])('%s is no sticker', (text, fault) => {
  expect(readSticker(text)).toBe(fault);
  expect(stickerWords(text)).toBe('');
});
