import ArrowLeft from 'lucide-react/icons/arrow-left';
import { clsx } from 'clsx';
import { Link, type LinkProps } from '~/router';

/** The way back to the page above. */
export function BackLink({ className, children, ...link }: Omit<LinkProps, 'className'> & { className?: string }) {
  return (
    <Link
      {...link}
      className={clsx(
        'inline-flex min-h-9 items-center gap-2 self-start text-sm font-semibold text-primary hover:underline',
        'underline-offset-4 pointer-coarse:min-h-11',
        className,
      )}
    >
      <ArrowLeft aria-hidden="true" className="size-[1.2em] shrink-0" />
      {children}
    </Link>
  );
}
