import { AuditPage } from '~/features/audit/web/public';
import { privateHead } from '~/session';
import * as common from '~/shared/texts';
import { auditWords } from './audit-words';

export const head = privateHead(common.auditLog);

/** /app/admin/audit. It stands here, not in its feature: every feature writes into the log, so that one can't know them all. */
export default function Audit() {
  return <AuditPage words={auditWords} />;
}
