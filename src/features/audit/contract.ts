import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { auditEntrySchema } from '~/shared/audit-entry';
import { instant, unlessEmpty } from '~/shared/fields';
import { inOurTimes } from '~/shared/dates';
import { pageQuery, pageSchema } from '~/shared/paging';
import { exportOf } from '~/shared/sheet-format';
import { sortQuery } from '~/shared/sort-query';
import { line } from '~/shared/text';
import * as texts from './texts';

const badDate = texts.badDate;

/** A day in the site's zone, or an instant. */
const dayOrInstant = z.union([z.iso.date(), instant], { error: badDate }).refine(inOurTimes, badDate);

/** The filters, order and page of the audit log (docs/product/audit.md, "Call"). */
export const auditQuery = z.object({
  ...pageQuery(50),
  actor: unlessEmpty(line(200)).describe(
    'An id, a part of a name, `system`, or a phone, membership id or e-mail of now',
  ),
  action: unlessEmpty(line(100)).describe('An action or its beginning: `user.approve`, `user`'),
  target: unlessEmpty(line(200)).describe(
    '`user`, `user:12`, `12`, a part of a name, or a phone, membership id or e-mail of now',
  ),
  from: unlessEmpty(dayOrInstant).describe('From this day or instant on'),
  to: unlessEmpty(dayOrInstant).describe('Up to this day or instant, both included'),
  ...sortQuery(auditEntrySchema, { also: ['actor', 'target'] }),
});
export type AuditQuery = z.output<typeof auditQuery>;

const audit = call('GET /api/admin/audit/', 'superuser', {
  summary: 'The audit log, the newest first',
  query: auditQuery,
  answers: { 200: pageSchema(auditEntrySchema) },
});

/** The calls of the audit log (docs/product/audit.md, "Call"). */
export const auditCalls = defineCalls({
  audit,
  exportAudit: exportOf(audit),
});
