import { presentMedia } from '~/platform/files/media';
import { toIso } from '~/shared/dates';
import type { adRequests } from './tables';

export type RequestRow = typeof adRequests.$inferSelect;

/** Returns what a shop and the office both see of a request. */
export const presentRequest = (row: RequestRow) => ({
  id: row.id,
  kind: row.kind,
  ad: row.adId,
  tier: row.tier,
  price: row.price,
  price_until: row.priceUntil && toIso(row.priceUntil),
  media: row.media && presentMedia(row.media),
  fields: row.fields,
  status: row.status,
  note: row.note,
  created_at: toIso(row.createdAt),
  decided_at: row.decidedAt && toIso(row.decidedAt),
});
