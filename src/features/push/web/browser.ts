import { readOwn, storeOwn } from '~/session';

/** What this browser can do about notices. */
export type PushSupport = 'ready' | 'blocked' | 'install-first' | 'too-old' | 'none';

/** Returns whether it is a phone or tablet of Apple, whose browsers differ in how notices are allowed. */
export const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Returns whether the site was opened from the home screen. */
const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Returns what this browser can do; on an iPhone the site has to be on the home screen first. */
export function pushSupport(): PushSupport {
  const canPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!canPush && isApplePhone()) return isInstalled() ? 'too-old' : 'install-first';
  if (!canPush) return 'none';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

/** Returns this browser's subscription; null without one. */
export async function findSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Subscribes this browser with a key (base64url), in place of a subscription with another. Throws what the browser
 * throws.
 */
export async function subscribeBrowser(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const present = await pushManager.getSubscription();
  if (present && keyOf(present) === key) return present;
  await present?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Returns the key that a subscription was made with, in base64url. */
export function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  const base64 = btoa(String.fromCodePoint(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Returns a subscription as the server takes it. */
export function formOf(subscription: PushSubscription) {
  const { keys } = subscription.toJSON();
  return { endpoint: subscription.endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}

const choice = 'push';

/** Returns whether this person switched notices on in this browser. */
export const isChosen = (userId: number): boolean => readOwn(choice, userId) !== undefined;

/** Stores that this person switched notices on in this browser; it is deleted with the session. */
export const storeChoice = (userId: number): void => storeOwn(choice, userId, {});
