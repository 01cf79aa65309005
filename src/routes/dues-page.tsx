import { DuesOffice, DuesOfficeWaiting, type DuesTab } from '~/features/dues/web/public';
import { privateHead, privatePage, type Session } from '~/session';
import * as common from '~/shared/texts';

/** Every tab of /app/admin/dues, a line each, in their order, of all rooms (docs/product/dues.md, "Office screens"). */
const duesTabs: readonly DuesTab[] = [
  { key: 'record', access: 'collects-dues', load: () => import('~/features/dues/web/office/desk/record-tab') },
  { key: 'invoices', access: 'treasurer', load: () => import('~/features/dues/web/office/desk/invoices-tab') },
  { key: 'receipts', access: 'collects-dues', load: () => import('~/features/dues/web/office/desk/receipts-tab') },
  { key: 'claims', access: 'treasurer', load: () => import('~/features/dues-claims/web/office/claims-tab') },
  { key: 'plans', access: 'treasurer', load: () => import('~/features/dues/web/office/desk/plans-tab') },
  { key: 'arrears', access: 'treasurer', load: () => import('~/features/dues-reports/web/arrears-tab') },
  { key: 'cash', access: 'collects-dues', load: () => import('~/features/dues-cash/web/cash-tab') },
  { key: 'statement', access: 'treasurer', load: () => import('~/features/dues-statements/web/statement-tab') },
  { key: 'opening', access: 'treasurer', load: () => import('~/features/dues-statements/web/opening-tab') },
  { key: 'ledger', access: 'treasurer', load: () => import('~/features/dues-reports/web/ledger-tab') },
  { key: 'handing', access: 'treasurer', load: () => import('~/features/dues-cash/web/handing-tab') },
];

export const head = privateHead(common.dues);

const Screen = ({ session }: { session: Session }) => <DuesOffice session={session} every={duesTabs} />;

/** Renders /app/admin/dues; collectors and area admins have the tabs of cash (docs/product/dues.md). */
export default privatePage({ Waiting: DuesOfficeWaiting, Screen });
