import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { Avatar } from '../avatar';
import { Badge } from '../badge';
import { PersonLink } from './person-link';

type Person = { id?: number; full_name: string; username: string; passport_photo: string | null };

type PersonCellProps = {
  person: Person & { is_approved?: boolean };
  size?: 'sm' | 'md';
  className?: string;
  /** Opens the person: the name can then be pressed. */
  onOpen?: () => void;
  /** Beside the username. */
  badge?: ReactNode;
};

/**
 * Renders a person in a row: photo, name (a link to their page, unless it opens a window), username, and whether they
 * are approved where the row has it.
 */
export function PersonCell({ person, size = 'sm', className, onOpen, badge }: PersonCellProps) {
  const nameClass = 'text-start font-semibold wrap-anywhere';
  return (
    <div className={clsx('flex min-w-0 items-center gap-3', className)}>
      <Avatar name={person.full_name} src={person.passport_photo} size={size} className="print:hidden" />
      <div className="min-w-0">
        {onOpen ? (
          <button
            type="button"
            data-prints=""
            onClick={onOpen}
            className={clsx(
              nameClass,
              'decoration-1 underline-offset-4 hover:text-primary hover:underline pointer-coarse:min-h-11',
            )}
          >
            {person.full_name}
          </button>
        ) : person.id === undefined ? (
          <p className={nameClass}>{person.full_name}</p>
        ) : (
          <p>
            <PersonLink id={person.id} name={person.full_name} className={nameClass} />
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted xl:flex-nowrap">
          <span className={inLine} title={person.username}>
            @{person.username}
          </span>
          {person.is_approved !== undefined && <ApprovalBadge approved={person.is_approved} className={inlineBadge} />}
          {badge}
        </p>
      </div>
    </div>
  );
}

type NameCellProps = { id: number | null; name: string; className?: string; children: ReactNode };

/** Renders a person in a row, without a photo: the name, and below it what tells them from others of that name. */
export const NameCell = ({ id, name, className, children }: NameCellProps) => (
  <>
    <span className="block wrap-anywhere">
      <PersonLink id={id} name={name} className={clsx('font-semibold', className)} />
    </span>
    {children && <span className="block text-xs text-muted">{children}</span>}
  </>
);

export function ApprovalBadge({ approved, className }: { approved: boolean; className?: string }) {
  return (
    <Badge tone={approved ? 'primary' : 'brass'} className={className}>
      {approved ? common.approved : common.pending}
    </Badge>
  );
}

/** A badge in a line of small print. */
export const inlineBadge = 'min-h-5! px-1.5! py-0!';

/** Whole on a card and on paper, cut short in a line of a table, where a tooltip has the rest. */
const inLine = 'min-w-0 wrap-anywhere xl:truncate print:whitespace-normal';

/** Renders how to reach them. */
export function ContactCell({
  person: { email, phone },
  className,
}: {
  /** An empty e-mail: the person has none. */
  person: { email: string; phone: string | null };
  className?: string;
}) {
  const link = 'link inline-flex min-h-6 items-center pointer-coarse:min-h-11';
  return (
    <span className={clsx('flex min-w-0 flex-col items-start', className)}>
      {email ? (
        <a href={`mailto:${email}`} title={email} className={clsx(link, 'max-w-full')}>
          <span className={inLine}>{email}</span>
        </a>
      ) : (
        <span className="text-muted">{personTexts.noEmail}</span>
      )}
      {phone ? (
        <a href={`tel:+91${phone}`} className={clsx(link, 'tabular-nums')}>
          {phone}
        </a>
      ) : (
        <span className="text-muted">{common.noPhone}</span>
      )}
    </span>
  );
}

/** Renders their area and unit. */
export function PlaceCell({
  person: { area_name: area, unit_name: unit },
}: {
  person: { area_name: string | null; unit_name: string | null };
}) {
  return (
    <>
      <span className="block wrap-anywhere">{area ?? common.notAssigned}</span>
      <span className="block text-xs text-muted wrap-anywhere">{unit ?? common.notSpecified}</span>
    </>
  );
}
