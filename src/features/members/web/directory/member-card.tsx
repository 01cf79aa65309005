import { clsx } from 'clsx';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { memo } from 'react';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { Avatar } from '~/ui/avatar';
import { Badge } from '~/ui/badge';
import { langOf } from '~/ui/content-text';
import { MembershipStatusBadge } from '~/ui/membership-status-badge';
import type { DirectoryMember } from '../../contract';
import { roleShown } from '../role-shown';
import * as texts from '../../texts';

const lineClass = clsx(
  'flex min-h-9 items-center print:min-h-0 gap-2.5 text-sm pointer-coarse:min-h-11',
  '[&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-muted',
);

/** Renders a member of the directory, missing values named. Memoized: its list renders on every scroll. */
export const MemberCard = memo(function MemberCard({ member }: { member: DirectoryMember }) {
  const { full_name: name, username, email, phone, area_name: area, unit_name: unit } = member;
  return (
    <div
      className={clsx(
        'flex h-full min-w-0 flex-col rounded-lg border border-line bg-card p-5 shadow-sm print:p-3',
        'print:text-sm',
      )}
    >
      <div className="flex items-start gap-4">
        <Avatar name={name} src={member.passport_photo} onTap className="size-16! text-xl! print:hidden" />
        <div className="min-w-0 flex-1">
          <h3 className="text-lg leading-snug wrap-anywhere">{name}</h3>
          <p className="text-sm text-muted wrap-anywhere">@{username}</p>
          <p className="mt-1.5 flex flex-wrap gap-1.5">
            <Badge tone={member.role_display === 'Member' ? 'neutral' : 'primary'}>
              {roleShown(member.role_display)}
            </Badge>
            {member.status !== 'unknown' && <MembershipStatusBadge status={member.status} />}
          </p>
        </div>
      </div>
      <div className="mt-3 print:mt-1">
        {email ? (
          <a href={`mailto:${email}`} className={`${lineClass} link`}>
            <Mail aria-hidden="true" />
            <span className="min-w-0 wrap-anywhere">{email}</span>
          </a>
        ) : (
          <p className={`${lineClass} text-muted`}>
            <Mail aria-hidden="true" />
            {texts.noEmail}
          </p>
        )}
        {phone ? (
          <a href={`tel:+91${phone}`} className={`${lineClass} link tabular-nums`}>
            <Phone aria-hidden="true" />
            {phone}
          </a>
        ) : (
          <p className={`${lineClass} text-muted`}>
            <Phone aria-hidden="true" />
            {common.noPhone}
          </p>
        )}
      </div>
      <dl className="mt-auto grid grid-cols-2 gap-4 pt-3 text-sm">
        <Place label={personTexts.area} name={area} missing={common.notAssigned} />
        <Place label={personTexts.unit} name={unit} missing={common.notSpecified} />
      </dl>
    </div>
  );
});

function Place({ label, name, missing }: { label: string; name: string | null; missing: string }) {
  return (
    <div className="min-w-0 border-t border-line pt-2.5">
      <dt className="text-xs text-muted">{label}</dt>
      <dd lang={langOf(name)} className={name ? 'font-medium wrap-anywhere' : 'text-muted'}>
        {name ?? missing}
      </dd>
    </div>
  );
}
