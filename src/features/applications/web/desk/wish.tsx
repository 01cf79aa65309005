import { fillText } from '~/shared/fill-text';
import { roleNames } from '~/shared/role-names';
import { Badge } from '~/ui/badge';
import { ContentText } from '~/ui/content-text';
import { inlineBadge } from '~/ui/office/cells';
import { simplePlaceName } from '../../content/simple-areas';
import type { PendingUser } from '../../contract';
import * as texts from '../../texts';

/** Returns what the applicant asks to be, Member without a request. */
export const requestOf = ({ requested_role: role }: PendingUser): string =>
  fillText(texts.requestedRole, { role: roleNames[role ?? 'member'] });

/** Shows the site's area or unit, or the applicant's wish: a name of the simple form's lists, or one of their own. */
export function place(name: string | null, wish: string | null) {
  if (name !== null) return <ContentText>{name}</ContentText>;
  if (!wish) return null;
  return (
    <>
      <ContentText>{simplePlaceName(wish)}</ContentText>{' '}
      <Badge tone="brass" className={inlineBadge}>
        {texts.wish}
      </Badge>
    </>
  );
}
