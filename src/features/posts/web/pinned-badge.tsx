import Pin from 'lucide-react/icons/pin';
import * as common from '~/shared/texts';
import { Badge } from '~/ui/badge';

/** Marks a post that stands before all others. */
export const PinnedBadge = () => (
  <Badge tone="brass">
    <Pin aria-hidden="true" className="size-3.5" />
    {common.pinned}
  </Badge>
);
