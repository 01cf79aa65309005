import ChevronRight from 'lucide-react/icons/chevron-right';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '~/router';
import type { PageAddress } from '~/shared/addresses';
import * as common from '~/shared/texts';
import { langOf } from './content-text';

/** A thing that matters to a person today, with the way to it. */
export interface TodayItem {
  to: PageAddress;
  icon: ReactNode;
  /** What kind of thing it is, in a word or two. */
  kind: string;
  text: string;
  /** It has an end, or waits for the person. */
  isUrgent?: boolean;
}

/** What a feature has for a person's home: undefined while it is loading. */
export type TodayItems = readonly TodayItem[] | undefined;

const kindClass = 'block text-xs font-semibold sm:w-60 sm:shrink-0';

/** Renders what matters today, a line each; each line is a link. Without any, nothing. */
export function TodayList({ items }: { items: readonly TodayItem[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-label={common.today}>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-card shadow-sm">
        {items.map(({ to, icon, kind, text, isUrgent }) => (
          <li key={`${kind} ${to}`}>
            <Link
              to={to}
              className={
                'flex min-h-13 items-center gap-3 px-3 py-1.5 text-ink no-underline hover:bg-sunken sm:px-5 ' +
                'focus-visible:-outline-offset-2'
              }
            >
              <span
                aria-hidden="true"
                className={clsx('shrink-0 [&_svg]:size-5', isUrgent ? 'text-laterite-ink' : 'text-primary')}
              >
                {icon}
              </span>
              <span className="min-w-0 flex-1 leading-snug sm:flex sm:items-baseline sm:gap-3">
                <span className={clsx(kindClass, isUrgent ? 'text-laterite-ink' : 'text-muted')}>{kind}</span>
                <span lang={langOf(text)} className="line-clamp-2 min-w-0 text-sm font-medium wrap-anywhere">
                  {text}
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
