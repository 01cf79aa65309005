import ChevronRight from 'lucide-react/icons/chevron-right';
import QrCode from 'lucide-react/icons/qr-code';
import { Link } from '~/router';
import * as common from '~/shared/texts';
import { langOf } from '~/ui/content-text';

/** Renders the way to the person's card, on their home; it looks like the card. */
export const OwnCardLink = ({ name, membershipId }: { name: string; membershipId: string | null }) => (
  <Link
    to="/member/card"
    className={
      'flex min-h-18 items-center gap-4 rounded-lg bg-primary px-4 py-3 text-on-primary no-underline shadow-sm ' +
      'hover:bg-primary-hover sm:px-5'
    }
  >
    <QrCode aria-hidden="true" className="size-9 shrink-0" />
    <span className="min-w-0 flex-1 leading-snug">
      <span className="block font-semibold">{common.membershipCard}</span>
      <span className="block text-sm wrap-anywhere">
        <span lang={langOf(name)}>{name}</span>
        {membershipId && <span className="tabular-nums"> · {membershipId}</span>}
      </span>
    </span>
    <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
  </Link>
);
