import { privateMeta, RequireSession } from '~/features/accounts/web/public';
import { AreasScreen, AreasWaiting } from '~/features/areas/web/public';

export const meta = privateMeta('Manage Areas');

/** /app/admin/areas: superusers only, everybody else goes to /login (readings.md, "Roles"). */
export default function Areas() {
  return (
    <RequireSession who="superuser" otherwise="/login" waiting={<AreasWaiting />}>
      {() => <AreasScreen />}
    </RequireSession>
  );
}
