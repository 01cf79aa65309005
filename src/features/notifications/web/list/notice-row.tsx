import BadgeCheck from 'lucide-react/icons/badge-check';
import Award from 'lucide-react/icons/award';
import Check from 'lucide-react/icons/check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleCheck from 'lucide-react/icons/circle-check';
import Flag from 'lucide-react/icons/flag';
import HandHelping from 'lucide-react/icons/hand-helping';
import IdCard from 'lucide-react/icons/id-card';
import IndianRupee from 'lucide-react/icons/indian-rupee';
import Megaphone from 'lucide-react/icons/megaphone';
import Merge from 'lucide-react/icons/merge';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Newspaper from 'lucide-react/icons/newspaper';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { Link } from '~/router';
import type { PageAddress } from '~/shared/addresses';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { Badge } from '~/ui/badge';
import { ContentText, langOf } from '~/ui/content-text';
import { IconButton } from '~/ui/icon-button';
import { TimeAgo } from '~/ui/time-ago';
import type { Notice } from '../../contract';
import type { NoticeKind } from '../../contract/choices';
import * as texts from '../../texts';

const looks: Record<NoticeKind, { Icon: typeof Flag; tone: string }> = {
  answer: { Icon: MessageSquareText, tone: 'bg-primary-tint text-primary' },
  best_answer: { Icon: Award, tone: 'bg-brass-tint text-brass-ink' },
  solved: { Icon: CircleCheck, tone: 'bg-primary-tint text-primary' },
  licence: { Icon: BadgeCheck, tone: 'bg-brass-tint text-brass-ink' },
  circular: { Icon: Megaphone, tone: 'bg-laterite-tint text-laterite' },
  news: { Icon: Newspaper, tone: 'bg-primary-tint text-primary' },
  card: { Icon: IdCard, tone: 'bg-primary-tint text-primary' },
  event: { Icon: CalendarDays, tone: 'bg-brass-tint text-brass-ink' },
  dues: { Icon: IndianRupee, tone: 'bg-brass-tint text-brass-ink' },
  privacy: { Icon: ShieldCheck, tone: 'bg-primary-tint text-primary' },
  merged: { Icon: Merge, tone: 'bg-primary-tint text-primary' },
  invitation: { Icon: HandHelping, tone: 'bg-laterite-tint text-laterite' },
  removed: { Icon: Flag, tone: 'bg-danger-tint text-danger' },
};

type NoticeRowProps = {
  notice: Notice;
  /** Called when the person follows the notice to its subject. */
  onFollow: () => void;
  onRead: () => void;
};

/** Renders one notice as a row that links to its subject. An unread notice is bold and marked New. */
export function NoticeRow({ notice, onFollow, onRead }: NoticeRowProps) {
  const { Icon, tone } = looks[notice.kind];
  const row = useRef<HTMLLIElement>(null);
  const read = () => {
    // The button that has the focus disappears.
    row.current?.focus();
    onRead();
  };
  return (
    <li
      ref={row}
      tabIndex={-1}
      className={clsx(
        'relative flex items-start gap-3 px-4 py-4 focus-visible:-outline-offset-2 sm:gap-4 sm:px-5',
        notice.link && 'transition-colors hover:bg-sunken',
      )}
    >
      <span aria-hidden="true" className={clsx('grid size-9 shrink-0 place-items-center rounded-md sm:size-10', tone)}>
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        {notice.link ? (
          // The server writes addresses of pages only (server/notify.ts).
          <Link to={notice.link as PageAddress} onClick={onFollow} className="block after:absolute after:inset-0">
            <Words notice={notice} />
          </Link>
        ) : (
          <Words notice={notice} />
        )}
        <TimeAgo at={notice.created_at} className="mt-1 block text-sm text-muted tabular-nums" />
      </div>
      {!notice.is_read && (
        <div className="relative flex flex-col items-end gap-1 sm:flex-row sm:items-center sm:gap-3">
          <Badge tone="laterite">{common.isNew}</Badge>
          <IconButton
            label={fillText(texts.markAsReadNamed, { text: notice.text })}
            title={texts.markAsRead}
            size="sm"
            onClick={read}
          >
            <Check aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </li>
  );
}

function Words({ notice: { text, title, is_read } }: { notice: Notice }) {
  return (
    <>
      <span className={clsx('block', !is_read && 'font-semibold')}>
        <ContentText>{text}</ContentText>
      </span>
      <span lang={langOf(title)} className="line-clamp-2 text-muted">
        {title}
      </span>
    </>
  );
}
