import { ChangeThis } from '~/features/site-settings/web/public';
import { useLocation } from '~/router';

/** The public pages whose texts the office sets. */
const changeable = new Set(['/', '/about', '/advertising', '/contact', '/terms']);

/** Renders what people of the office may change on a public page; a module of its own that no visitor loads. */
export default function OfficeTools() {
  const { pathname } = useLocation();
  return changeable.has(pathname) ? <ChangeThis path={pathname} /> : null;
}
