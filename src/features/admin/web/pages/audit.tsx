import { privateMeta, RequireSession } from '~/features/accounts/web/public';
import { AuditScreen, AuditWaiting } from '~/features/audit/web/public';

export const meta = privateMeta('Audit Log');

/** /app/admin/audit: superusers only. */
export default function Audit() {
  return (
    <RequireSession who="superuser" otherwise="/" waiting={<AuditWaiting />}>
      {() => <AuditScreen />}
    </RequireSession>
  );
}
