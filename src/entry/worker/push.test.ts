import { expect, test, vi } from 'vitest';
import { openMessage, renewSubscription, showMessage, type PushScope } from './push';

function scopeWith(urls: string[] = []) {
  const pages = urls.map((url) => ({ url, focus: vi.fn(async () => undefined), postMessage: vi.fn() }));
  const showNotification = vi.fn(async () => undefined);
  const subscribe = vi.fn(async () => ({}) as PushSubscription);
  const openWindow = vi.fn(async () => undefined);
  const scope = {
    location: { origin: 'https://sangham.test' },
    registration: { showNotification, pushManager: { subscribe } },
    clients: { matchAll: async () => pages, openWindow },
  } as unknown as PushScope;
  return { scope, pages, showNotification, subscribe, openWindow };
}

const message = (navigate: string) => {
  const notification = { title: 'New circular', body: 'Fees', navigate, tag: 't', lang: 'en', dir: 'ltr' };
  return JSON.stringify({ web_push: 8030, notification });
};

test('a message is shown with its words, and what its tap opens', async () => {
  const { scope, showNotification } = scopeWith();
  await showMessage(scope, message('https://sangham.test/circulars/7'));
  expect(showNotification).toHaveBeenCalledWith('New circular', {
    body: 'Fees',
    tag: 't',
    lang: 'en',
    icon: '/icon-192.png',
    data: { navigate: 'https://sangham.test/circulars/7' },
  });
});

test.each([undefined, '', 'null', '{}', '[1', '{"notification":{}}'])(
  'what cannot be read is shown too: %s',
  async (text) => {
    const { scope, showNotification } = scopeWith();
    await showMessage(scope, text);
    expect(showNotification).toHaveBeenCalledWith(expect.stringContaining('New notification'), expect.anything());
  },
);

test('a tap opens the page, or shows the one that is open; never another site', async () => {
  const { scope, pages, openWindow } = scopeWith([
    'https://sangham.test/member/dashboard',
    'https://sangham.test/circulars/7',
  ]);
  const close = vi.fn();
  await openMessage(scope, { close, data: { navigate: 'https://sangham.test/circulars/7' } });
  expect(close).toHaveBeenCalled();
  expect(pages[1]!.focus).toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
  await openMessage(scope, { close, data: { navigate: 'https://sangham.test/circulars/8' } });
  expect(openWindow).toHaveBeenLastCalledWith('https://sangham.test/circulars/8');
  await openMessage(scope, { close, data: { navigate: 'https://evil.test/' } });
  expect(openWindow).toHaveBeenLastCalledWith('https://sangham.test/');
});

test('a subscription that the browser ended is made again, and open pages send it', async () => {
  const { scope, pages, subscribe } = scopeWith(['https://sangham.test/']);
  const options = { userVisibleOnly: true, applicationServerKey: new ArrayBuffer(65) };
  await renewSubscription(scope, { options } as PushSubscription);
  expect(subscribe).toHaveBeenCalledWith(options);
  expect(pages[0]!.postMessage).toHaveBeenCalledWith({ type: 'push-subscription-changed' });
});
