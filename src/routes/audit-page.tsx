import { AuditPage, AuditWaiting } from '~/features/audit/web/public';
import { privateHead, privatePage } from '~/session';
import * as common from '~/shared/texts';
import { auditWords } from './audit-words';
import { usePlaceNames } from './place-names';

export const head = privateHead(common.auditLog);

/**
 * Renders /app/admin/audit. It is here, not in its feature: every feature writes into the log, and the audit feature
 * can't import them all.
 */
export default privatePage({
  Waiting: AuditWaiting,
  Screen: () => <AuditPage words={auditWords} names={usePlaceNames()} />,
});
