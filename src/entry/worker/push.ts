/**
 * What the service worker does about push (docs/product/push.md). Browsers with declarative web push show a message by
 * themselves and never call this; all others get the same message here.
 */

/** What a message has for the screen. */
interface Shown {
  title: string;
  body: string;
  /** The address that a tap opens. */
  navigate: string;
  tag: string;
  lang: string;
}

/** As much of a worker's scope as this needs. */
export interface PushScope {
  location: { origin: string };
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
}

/** An open page of the site. */
interface OpenPage {
  url: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

/** What open pages get when the browser has replaced the subscription; the page sends the new one to the server. */
const subscriptionChanged = 'push-subscription-changed';

/** Shown when a message cannot be read: a browser takes the permission away from a site that shows nothing. */
const unreadable = {
  title: 'New notification · പുതിയ അറിയിപ്പ്',
  body: '',
  navigate: '/notifications',
  tag: '',
  lang: '',
};

function shownBy(text: string | undefined): Shown {
  try {
    const { notification } = JSON.parse(text ?? '') as { notification: Partial<Shown> };
    return notification.title ? { ...unreadable, ...notification } : unreadable;
  } catch {
    return unreadable;
  }
}

/** Shows a message that arrived. */
export async function showMessage(scope: PushScope, text: string | undefined): Promise<void> {
  const { title, body, navigate, tag, lang } = shownBy(text);
  const options: NotificationOptions = { body, tag, lang, icon: '/icon-192.png', data: { navigate } };
  await scope.registration.showNotification(title, options);
}

/** Opens what a shown message is about: the page that shows it already, else another; never in place of a page. */
export async function openMessage(scope: PushScope, shown: Pick<Notification, 'close' | 'data'>): Promise<void> {
  shown.close();
  const { navigate } = shown.data as { navigate: string };
  const { origin } = scope.location;
  const address = new URL(navigate, origin);
  const target = address.origin === origin ? address.href : `${origin}/`;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => url === target);
  await (open ? open.focus() : scope.clients.openWindow(target));
}

/**
 * Subscribes again with the key of a subscription that the browser has ended. The worker has no token: an open page
 * sends the new subscription to the server, or the next one that opens.
 */
export async function renewSubscription(scope: PushScope, old: PushSubscription | null): Promise<void> {
  if (old) await scope.registration.pushManager.subscribe(old.options);
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage({ type: subscriptionChanged });
}
