import { call } from './api';
import { findSubscription, formOf, isChosen, keyOf, subscribeBrowser } from './browser';

/**
 * Compares this browser's subscription with the server's, as docs/product/push.md, "Devices", has it: one that the
 * server lacks, or that has an old key, is sent again; one of another person is ended, because this person has not
 * switched notices on here.
 */
export async function compareWithServer(userId: number): Promise<void> {
  const subscription = await findSubscription();
  if (!subscription) return;
  if (!isChosen(userId)) {
    await subscription.unsubscribe();
    return;
  }
  const { key } = await call('GET /api/notifications/push/key/', {});
  const current = keyOf(subscription) === key ? subscription : await subscribeBrowser(key);
  const { results } = await call('GET /api/notifications/push/', {});
  const ofSession = results.filter(({ current: isHere }) => isHere);
  if (ofSession.some(({ endpoint }) => endpoint === current.endpoint)) return;
  // The choice of the previous subscription is taken over.
  const names = ofSession.some((device) => device.names);
  await call('POST /api/notifications/push/', { body: { ...formOf(current), ...(names && { names }) } });
}
