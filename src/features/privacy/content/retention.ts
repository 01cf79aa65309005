import * as texts from '../texts';

/**
 * What is kept for how long (docs/product/privacy.md, "Retention"): the page /privacy shows it, and `retention.daily` takes away what
 * is past its days. `days` null: until the person is erased, or for ever.
 */
export const retentions = [
  { name: 'exports', days: 2, ...texts.retention.exports },
  { name: 'links', days: 1, ...texts.retention.links },
  { name: 'tickets', days: 1, ...texts.retention.tickets },
  { name: 'consents', days: 3 * 365, ...texts.retention.consents },
  { name: 'requests', days: 3 * 365, ...texts.retention.requests },
  { name: 'breaches', days: 8 * 365, ...texts.retention.breaches },
] as const;

export type RetentionName = (typeof retentions)[number]['name'];
