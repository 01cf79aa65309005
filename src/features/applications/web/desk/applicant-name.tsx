import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Avatar } from '~/ui/avatar';
import { langOf } from '~/ui/content-text';
import type { PendingUser } from '../../contract';

type ApplicantNameProps = {
  user: Pick<PendingUser, 'full_name' | 'passport_photo'>;
  onOpen: () => void;
  className?: string;
  /** Since when they wait. */
  children: ReactNode;
};

/** Shows who applied in a row of the desk; the name opens the application. */
export const ApplicantName = ({ user, onOpen, className, children }: ApplicantNameProps) => (
  <div className={clsx('flex min-w-0 items-center gap-3', className)}>
    <Avatar name={user.full_name} src={user.passport_photo} size="sm" className="print:hidden" />
    <div className="min-w-0">
      <h2 lang={langOf(user.full_name)} className="text-sm leading-snug font-semibold wrap-anywhere">
        <button
          type="button"
          data-prints=""
          onClick={onOpen}
          className={clsx(
            'text-start decoration-1 underline-offset-4 hover:text-primary hover:underline',
            'pointer-coarse:min-h-11',
          )}
        >
          {user.full_name}
        </button>
      </h2>
      <p className="text-xs text-muted">{children}</p>
    </div>
  </div>
);
