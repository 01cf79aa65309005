import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { roleNames } from '~/shared/role-names';
import { formatDate } from '~/shared/format-date';
import { Avatar } from '~/ui/avatar';
import { Badge } from '~/ui/badge';
import { langOf } from '~/ui/content-text';
import { Fact, Facts } from '~/ui/facts';
import { ApprovalBadge } from '~/ui/office/cells';
import type { User } from '~/shared/person/user';
import * as common from '~/shared/texts';
import { Completion } from './completion';
import * as texts from '../../texts';

type ProfileCardProps = {
  user: User;
  /** The URL of a chosen, unsaved photo in place of the stored one. */
  photo?: string | null;
  children?: ReactNode;
  className?: string;
};

/** Renders a person like the title block of a drawing: photo, name, badges, numbers and dates. */
export function ProfileCard({ user, photo, children, className }: ProfileCardProps) {
  return (
    <section
      aria-label={common.profile}
      className={clsx('min-w-0 overflow-hidden rounded-lg border border-line bg-card shadow-sm', className)}
    >
      <div
        className={clsx(
          'drafting-grid flex gap-5 border-b border-line p-5 sm:p-6',
          'lg:flex-col lg:items-center lg:text-center',
        )}
      >
        <div className="corner-marks shrink-0 self-start p-2 lg:self-center">
          <Avatar
            name={user.full_name}
            src={photo ?? user.passport_photo}
            className="aspect-4/5 h-auto! w-24! sm:w-32! lg:w-40!"
            size="xl"
            onTap
          />
        </div>
        <div className="min-w-0 flex-1 self-center">
          <h2 lang={langOf(user.full_name)} className="text-xl wrap-anywhere sm:text-2xl">
            {user.full_name}
          </h2>
          <p className="text-muted wrap-anywhere">@{user.username}</p>
          <p className="mt-2.5 flex flex-wrap gap-2 lg:justify-center">
            <ApprovalBadge approved={user.is_approved} />
            <Badge>{roleNames[user.role]}</Badge>
          </p>
        </div>
      </div>
      <div className="p-5 sm:p-6">
        <Facts className="text-sm">
          <Row label={common.membershipId}>{user.membership_id ?? common.notAvailable}</Row>
          <Row label={texts.memberSince}>{formatDate(user.date_joined)}</Row>
          <Row label={texts.lastUpdated}>{formatDate(user.updated_at)}</Row>
        </Facts>
        <Completion percent={user.profile_completion} className="mt-5" />
        {children}
      </div>
    </section>
  );
}

const Row = (props: { label: string; children: ReactNode }) => (
  <Fact
    {...props}
    className="flex items-baseline justify-between gap-4 py-2.5"
    valueClass="text-end font-medium tabular-nums"
  />
);
