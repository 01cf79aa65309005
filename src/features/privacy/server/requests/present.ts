import { toIso } from '~/shared/dates';
import type { privacyRequests } from '../tables';

/** Returns the fields of a request that the person and the office both see. */
export const presentRequest = (row: typeof privacyRequests.$inferSelect) => ({
  id: row.id,
  kind: row.kind,
  text: row.text,
  state: row.state,
  due: toIso(row.due),
  answer: row.answer,
  decided_at: row.decidedAt && toIso(row.decidedAt),
  created_at: toIso(row.createdAt),
});
