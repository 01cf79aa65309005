import { privateMeta, RequireSession } from '~/session';
import { AuditScreen, AuditWaiting } from '../audit-screen';

export const meta = privateMeta('Audit Log');

/** /app/admin/audit: superusers only (docs/product/admin.md, "Guards"). */
export default function Audit() {
  return (
    <RequireSession who="superuser" otherwise="/" waiting={<AuditWaiting />}>
      {() => <AuditScreen />}
    </RequireSession>
  );
}
