import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type AlertProps = {
  tone?: 'success' | 'mixed' | 'error' | 'info';
  title?: ReactNode;
  children?: ReactNode;
  className?: string;
};

/** The colours and icon of each tone. */
export const alertLooks = {
  success: { Icon: CircleCheck, box: 'border-primary/40 bg-primary-tint', icon: 'text-primary' },
  mixed: { Icon: TriangleAlert, box: 'border-brass/60 bg-brass-tint', icon: 'text-brass-ink' },
  error: { Icon: CircleAlert, box: 'border-danger/40 bg-danger-tint', icon: 'text-danger' },
  info: { Icon: Info, box: 'border-info/40 bg-info-tint', icon: 'text-info' },
};

/** Renders a message in the page; errors interrupt a screen reader, other messages wait their turn. */
export function Alert({ tone = 'info', title, children, className }: AlertProps) {
  const { Icon, box, icon } = alertLooks[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={clsx('flex items-start gap-3 rounded-md border px-4 py-3 text-ink', box, className)}
    >
      <Icon aria-hidden="true" className={clsx('mt-[0.22em] size-5 shrink-0', icon)} />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={clsx(title && 'text-sm')}>{children}</div>}
      </div>
    </div>
  );
}
