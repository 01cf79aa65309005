import Flag from 'lucide-react/icons/flag';
import { Link } from '~/router';
import { useFreshRights } from '~/features/accounts/web/public';
import { useSession } from '~/session';
import { hasAccess } from '~/shared/access';
import * as texts from '../../texts';

/**
 * A moderator's way to the review of flags and the tags. `moderates` is what the server says with the questions: where the
 * session does not know of it yet, or still does, it is brought up to date.
 */
export function ReviewLink({ moderates }: { moderates: boolean | undefined }) {
  const session = useSession();
  const known = hasAccess(session, 'moderator');
  useFreshRights(moderates !== undefined && moderates !== known);
  if (!known) return null;
  return (
    <p className="px-gutter pb-1 text-sm md:px-5">
      <Link to="/app/admin/flags" className="link inline-flex min-h-6 items-center gap-1.5 pointer-coarse:min-h-11">
        <Flag aria-hidden="true" className="size-4" />
        {texts.flaggedPostsLink}
      </Link>
    </p>
  );
}
