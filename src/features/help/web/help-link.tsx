import * as common from '~/shared/texts';
import CircleHelp from 'lucide-react/icons/circle-help';
import { Link } from '~/router';
import type { PagePath } from '~/shared/addresses';

/** Renders, in the head of the office, the link to the help page about the screen. */
export const HelpLink = ({ to }: { to: PagePath }) => (
  <Link
    to={to}
    title={common.help}
    aria-label={common.help}
    className="inline-grid size-11 shrink-0 place-items-center rounded-md transition-colors hover:bg-sunken"
  >
    <CircleHelp aria-hidden="true" className="size-5" />
  </Link>
);
