import RotateCw from 'lucide-react/icons/rotate-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as common from '~/shared/texts';
import { Button } from './button';

export type ErrorStateProps = {
  title?: ReactNode;
  children?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  retrying?: boolean;
  className?: string;
};

/** A part that could not be loaded, with a way to try again. */
export function ErrorState(props: ErrorStateProps) {
  const {
    title = common.somethingWentWrong,
    children,
    onRetry,
    retryLabel = common.retry,
    retrying,
    className,
  } = props;
  return (
    <div
      role="alert"
      className={clsx(
        'rounded-lg border border-line border-t-danger bg-card px-5 py-10 text-center text-ink',
        className,
      )}
    >
      <div className="mx-auto flex max-w-md flex-col items-center gap-2">
        <span aria-hidden="true" className="mb-1 grid size-12 place-items-center rounded-md bg-danger-tint text-danger">
          <TriangleAlert className="size-6" />
        </span>
        <p className="text-xl font-semibold text-balance">{title}</p>
        {children && <p className="text-muted">{children}</p>}
        {onRetry && (
          <Button variant="secondary" className="mt-3" loading={retrying} onClick={onRetry}>
            <RotateCw aria-hidden="true" />
            {retryLabel}
          </Button>
        )}
      </div>
    </div>
  );
}
