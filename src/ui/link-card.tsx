import type { ReactNode } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from '~/router';
import type { PagePath } from '~/shared/addresses';
import { langOf } from './content-text';

export type LinkCardProps = {
  to: PagePath;
  icon: ReactNode;
  /** The colour behind the icon. */
  tone?: 'primary' | 'laterite';
  title: string;
  /** The status, beside the title. */
  badge?: ReactNode;
  /** The status in a line or two; its space is reserved while it is unknown. */
  lead: string | undefined;
};

const tones = { primary: 'bg-primary-tint text-primary', laterite: 'bg-laterite-tint text-laterite-ink' };

/** Renders a card on a dashboard that is a link as a whole, and shows the status of what it leads to. */
export function LinkCard({ to, icon, tone = 'primary', title, badge, lead }: LinkCardProps) {
  return (
    <Link
      to={to}
      className={
        'group flex min-w-0 flex-wrap items-start gap-4 rounded-lg border border-line bg-card p-5 text-ink ' +
        'no-underline shadow-sm transition-[border-color,box-shadow] hover:border-primary hover:shadow-md'
      }
    >
      <span
        aria-hidden="true"
        className={`grid size-11 shrink-0 place-items-center rounded-md [&_svg]:size-5 ${tones[tone]}`}
      >
        {icon}
      </span>
      <span className="min-w-0 flex-1 basis-28">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{title}</span>
          {badge}
        </span>
        <span
          lang={lead && langOf(lead)}
          className="mt-0.5 line-clamp-2 block min-h-5 text-sm text-muted wrap-anywhere"
        >
          {lead}
        </span>
      </span>
      <ArrowRight
        aria-hidden="true"
        className="size-5 shrink-0 self-center text-muted transition-transform group-hover:translate-x-0.5"
      />
    </Link>
  );
}
