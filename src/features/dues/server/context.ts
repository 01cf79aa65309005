import { logoAt } from '~/features/site/server/public';
import type { Site } from '~/platform/site';
import type { Tx } from '~/platform/database';
import type { Invalidate } from '~/platform/topics';
import { duesTopic } from '../contract';
import { dayIso } from '~/shared/membership-status';

/** A transaction that moves money: who does it, when, and on which day in the site's zone. */
export interface Booking {
  tx: Tx;
  invalidate: Invalidate;
  actor: { id: number; name: string } | null;
  at: Date;
  today: string;
  /** The committee's name in both languages, for receipts. */
  office: { en: string; ml: string };
  /** The stored file of the committee's logo, for receipts; null without one. */
  logo: string | null;
  /** The site's address, for the code of receipts. */
  address: string;
  isDemo?: boolean;
}

/** Runs work that moves money in one transaction. */
export function book<T>(
  site: Pick<Site, 'write' | 'clock' | 'names' | 'config'>,
  actor: Booking['actor'],
  work: (booking: Booking) => Promise<T>,
): Promise<T> {
  return site.write(async (tx, invalidate) => {
    const at = site.clock.now();
    const [en, ml] = [await site.names('en', tx), await site.names('ml', tx)];
    const office = { en: en.committee, ml: ml.committee };
    const logo = await logoAt(tx, at);
    const address = site.config.publicUrl;
    invalidate(duesTopic);
    return work({ tx, invalidate, actor, at, today: dayIso(at), office, logo, address });
  });
}
