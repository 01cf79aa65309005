import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Avatar } from '../avatar';
import { Badge } from '../badge';

type Person = { full_name: string; username: string; passport_photo: string | null };

type PersonCellProps = {
  person: Person & { is_approved?: boolean };
  size?: 'sm' | 'md';
  className?: string;
  /** Opens the person: the name can then be pressed. */
  onOpen?: () => void;
  /** Under the name. */
  children?: ReactNode;
};

/** Who it is, in a row: photo, name, username, and whether they are approved where the row says so. */
export function PersonCell({ person, size = 'sm', className, onOpen, children }: PersonCellProps) {
  const nameClass = 'text-start font-semibold wrap-anywhere';
  return (
    <div className={clsx('flex min-w-0 items-center gap-3', className)}>
      <Avatar name={person.full_name} src={person.passport_photo} size={size} />
      <div className="min-w-0">
        {onOpen ? (
          <button
            type="button"
            data-prints=""
            onClick={onOpen}
            className={clsx(nameClass, 'decoration-1 underline-offset-4 hover:text-primary hover:underline pointer-coarse:min-h-11')}
          >
            {person.full_name}
          </button>
        ) : (
          <p className={nameClass}>{person.full_name}</p>
        )}
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted wrap-anywhere">
          @{person.username}
          {person.is_approved !== undefined && <ApprovalBadge approved={person.is_approved} className="min-h-5! px-1.5! py-0!" />}
        </p>
        {children}
      </div>
    </div>
  );
}

export function ApprovalBadge({ approved, className }: { approved: boolean; className?: string }) {
  return (
    <Badge tone={approved ? 'primary' : 'brass'} className={className}>
      {approved ? 'Approved' : 'Pending'}
    </Badge>
  );
}

/** How to reach them. */
export function ContactCell({ person: { email, phone }, className }: { person: { email: string; phone: string | null }; className?: string }) {
  const link = 'link inline-flex min-h-6 items-center wrap-anywhere pointer-coarse:min-h-11';
  return (
    <span className={clsx('flex min-w-0 flex-col items-start', className)}>
      <a href={`mailto:${email}`} className={link}>
        {email}
      </a>
      {phone ? (
        <a href={`tel:+91${phone}`} className={clsx(link, 'tabular-nums')}>
          {phone}
        </a>
      ) : (
        <span className="text-muted">No phone</span>
      )}
    </span>
  );
}

/** Where they belong. */
export function PlaceCell({ person: { area_name: area, unit_name: unit } }: { person: { area_name: string | null; unit_name: string | null } }) {
  return (
    <>
      <span className="block wrap-anywhere">{area ?? 'Not Assigned'}</span>
      <span className="block text-xs text-muted wrap-anywhere">{unit ?? 'Not Specified'}</span>
    </>
  );
}
