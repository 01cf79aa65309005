import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type LinesProps = {
  title: string;
  icon: ReactNode;
  /** What each is for, and the number or address. */
  lines: readonly { label: string; value: string }[];
  /** Returns the link for a line's value. */
  href: (value: string) => string;
};

/** Shows numbers or addresses, each with its purpose; the whole row is the link. */
export function Lines({ title, icon, lines, href }: LinesProps) {
  return (
    <section aria-label={title}>
      <h2 className="flex items-center gap-3 text-xl">
        <span aria-hidden="true" className="text-laterite-ink [&_svg]:size-5">
          {icon}
        </span>
        {title}
      </h2>
      <ul className="mt-4 border-t border-line-strong">
        {lines.map(({ label, value }) => (
          <li key={value} className="border-b border-line">
            <a
              href={href(value)}
              className={clsx(
                'group flex min-h-14 flex-wrap items-baseline justify-between gap-x-3',
                'rounded-sm py-3 text-ink no-underline',
              )}
            >
              <span className="text-sm text-muted sm:text-base">{label}</span>
              <span
                className={clsx(
                  'font-semibold text-primary max-sm:tracking-tight sm:text-lg tabular-nums decoration-1',
                  'underline-offset-4 group-hover:underline',
                )}
              >
                {value}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
