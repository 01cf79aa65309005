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
import { showDate } from '~/shared/show-date';
import type { Question } from '../contract';
import type { LifecycleStage, Urgency } from '../contract/choices';
import { stageNames, urgencyNames } from './labels';
import * as texts from '../texts';

const stages: Record<LifecycleStage, { Icon: typeof Eye; tone: BadgeTone }> = {
  new: { Icon: Sparkle, tone: 'brass' },
  viewed: { Icon: Eye, tone: 'neutral' },
  answered: { Icon: MessageSquare, tone: 'info' },
  best_answer: { Icon: Award, tone: 'primary' },
  solved: { Icon: CircleCheck, tone: 'primary' },
};

/** A question's lifecycle stage. */
export function StageBadge({ stage }: { stage: LifecycleStage }) {
  const { Icon, tone } = stages[stage];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" className="size-3.5" />
      {stageNames[stage]}
    </Badge>
  );
}

/** A fire for urgent, a thought for what is otherwise not normal; nothing for normal. */
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

/** The same with the word. */
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

/** That a question stands first in the list, and that its thread is locked; nothing for the others. */
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
          <span title={fillText(texts.pinnedTitle, { date: showDate(until) ?? until })}>{texts.pinnedMark}</span>
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
