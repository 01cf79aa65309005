import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type ActionLinkProps = {
  to: string;
  title: string;
  icon: ReactNode;
  /** What one does there, in a few words. */
  children: ReactNode;
};

/** A place of the administration, as a card that is one link. */
export function ActionLink({ to, title, icon, children }: ActionLinkProps) {
  return (
    <Link
      to={to}
      className="group flex min-w-0 items-start gap-4 rounded-lg border border-line bg-card p-4 text-ink no-underline shadow-sm transition-[border-color,box-shadow] hover:border-primary hover:shadow-md sm:p-5"
    >
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-md bg-primary-tint text-primary [&_svg]:size-5"
      >
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="mt-0.5 block text-sm text-muted">{children}</span>
      </span>
      <ArrowRight
        aria-hidden="true"
        className="mt-3 size-5 shrink-0 text-muted transition-transform group-hover:translate-x-0.5 group-hover:text-primary"
      />
    </Link>
  );
}
