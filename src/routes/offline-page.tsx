import { Offline, offlineHead } from '~/features/phone/web/public';
import type { HeadTag, LoadedPage } from '~/shared/page';
import { offlineCopies } from './offline-copies';

export const load = (): Promise<LoadedPage> => Promise.resolve({});

export const head = (): HeadTag[] => offlineHead;

/** Renders /offline. It is here, not in its feature: what a phone has taken along is of other features. */
export default function OfflinePage() {
  return <Offline copies={offlineCopies} />;
}
