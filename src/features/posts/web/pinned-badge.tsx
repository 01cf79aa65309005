import Pin from 'lucide-react/icons/pin';
import { Badge } from '~/ui/badge';
import * as texts from '../texts';

/** Marks what stands before everything else. */
export const PinnedBadge = () => (
  <Badge tone="brass">
    <Pin aria-hidden="true" className="size-3.5" />
    {texts.pinned}
  </Badge>
);
