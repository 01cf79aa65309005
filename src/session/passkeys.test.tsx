import { expect, test, vi } from 'vitest';
import { canUsePasskeys, whyNoPasskeys } from './passkeys';

function open(address: string, { supported = true, secure = true } = {}) {
  vi.stubGlobal('location', new URL(address));
  vi.stubGlobal('isSecureContext', secure);
  vi.stubGlobal('PublicKeyCredential', supported ? () => undefined : undefined);
}

test.each(['https://sangham.example', 'http://localhost:3000', 'https://3.example'])(
  'passkeys work at %s',
  (address) => {
    open(address);
    expect(whyNoPasskeys()).toBeUndefined();
    expect(canUsePasskeys()).toBe(true);
  },
);

test.each([
  ['http://127.0.0.1:3000', 'open http://localhost:3000 instead'],
  ['http://[::1]', 'open http://localhost instead'],
  ['https://192.0.2.7', 'website’s own name'],
  ['https://[2001:db8::1]', 'website’s own name'],
])('at %s they cannot, and the reason helps', (address, reason) => {
  open(address);
  expect(whyNoPasskeys()).toContain(reason);
  expect(canUsePasskeys()).toBe(false);
});

test('without HTTPS, and in an old browser, the reason is another', () => {
  open('http://sangham.example', { secure: false, supported: false });
  expect(whyNoPasskeys()).toContain('https');
  open('https://sangham.example', { supported: false });
  expect(whyNoPasskeys()).toBe('This browser cannot make passkeys.');
});
