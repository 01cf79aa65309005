import Award from 'lucide-react/icons/award';
import CircleCheck from 'lucide-react/icons/circle-check';
import Eye from 'lucide-react/icons/eye';
import Flame from 'lucide-react/icons/flame';
import MessageCircleMore from 'lucide-react/icons/message-circle-more';
import MessageSquare from 'lucide-react/icons/message-square';
import Lock from 'lucide-react/icons/lock';
import Pin from 'lucide-react/icons/pin';
import Sparkle from 'lucide-react/icons/sparkle';
import { clsx } from 'clsx';
import { Badge, type BadgeTone } from '~/ui/badge';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import type { Question } from '~/shared/board/schemas';
import type { LifecycleStage, Urgency } from '~/shared/board/choices';
import * as common from '~/shared/texts';
import { stageNames, urgencyNames } from './labels';
import * as texts from '../texts';

const stages: Record<LifecycleStage, { Icon: typeof Eye; tone: BadgeTone }> = {
  new: { Icon: Sparkle, tone: 'brass' },
  viewed: { Icon: Eye, tone: 'neutral' },
  answered: { Icon: MessageSquare, tone: 'info' },
  best_answer: { Icon: Award, tone: 'primary' },
  solved: { Icon: CircleCheck, tone: 'primary' },
};

/** Shows a question's lifecycle stage. */
export function StageBadge({ stage }: { stage: LifecycleStage }) {
  const { Icon, tone } = stages[stage];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" className="size-3.5" />
      {stageNames[stage]}
    </Badge>
  );
}

/** Shows a flame for an urgent question and a speech bubble for a discussion; nothing for a normal question. */
export function UrgencyMark({ urgency, className }: { urgency: Urgency; className?: string }) {
  if (urgency === 'normal') return null;
  const Icon = urgency === 'urgent' ? Flame : MessageCircleMore;
  return (
    <Icon
      role="img"
      aria-label={urgencyNames[urgency]}
      className={clsx('size-4.5 shrink-0', urgency === 'urgent' ? 'text-laterite' : 'text-info', className)}
    />
  );
}

/** Shows the urgency's mark with its word. */
export function UrgencyBadge({ urgency }: { urgency: Urgency }) {
  if (urgency === 'normal') return null;
  const Icon = urgency === 'urgent' ? Flame : MessageCircleMore;
  return (
    <Badge tone={urgency === 'urgent' ? 'laterite' : 'info'}>
      <Icon aria-hidden="true" className="size-3.5" />
      {urgencyNames[urgency]}
    </Badge>
  );
}

/**
 * Shows that a question is pinned to the top of the list, and that its thread is locked; nothing for other questions.
 */
export function StewardBadges({
  question: { pinned_until: until, is_locked: locked },
}: {
  question: Pick<Question, 'pinned_until' | 'is_locked'>;
}) {
  return (
    <>
      {until && (
        <Badge tone="brass">
          <Pin aria-hidden="true" className="size-3.5" />
          <span title={fillText(texts.pinnedTitle, { date: formatDate(until) ?? until })}>{common.pinned}</span>
        </Badge>
      )}
      {locked && (
        <Badge>
          <Lock aria-hidden="true" className="size-3.5" />
          {texts.lockedMark}
        </Badge>
      )}
    </>
  );
}
