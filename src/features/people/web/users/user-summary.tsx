import type { ReactNode } from 'react';
import { dutyNames, roleNames } from '~/shared/role-names';
import { formatDate } from '~/shared/format-date';
import { Avatar } from '~/ui/avatar';
import { Badge } from '~/ui/badge';
import { langOf } from '~/ui/content-text';
import type { RecordForm } from '~/ui/forms/use-record-form';
import { ApprovalBadge } from '~/ui/office/cells';
import { WholeRecord } from '~/ui/office/person-link';
import type { User } from '~/shared/person/user';
import { AadhaarOf } from '../profile/aadhaar';
import { Completion } from '../profile/completion';
import { Fact } from '../profile/fact';
import { PhotoField, usePhotoPreview } from '../profile/photo-field';
import { officePhoto, type ProfileValues } from '../profile/values';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import * as texts from '../../texts';

type UserSummaryProps = {
  user: User;
  form: RecordForm<ProfileValues>;
  onPhotoChosen: () => void;
};

/** Renders the head of a person's form: the photo with its choice, and facts that are not typed. */
export function UserSummary({ user, form, onPhotoChosen }: UserSummaryProps) {
  const preview = usePhotoPreview(form);
  return (
    <div className="-mb-1 grid gap-x-6 gap-y-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <div className="max-sm:flex max-sm:gap-5">
        <Avatar
          name={user.full_name}
          src={preview ?? user.passport_photo}
          size="xl"
          className="aspect-4/5 h-auto! max-sm:w-24! sm:w-full!"
        />
        <div className="min-w-0 max-sm:-mt-3 max-sm:flex-1">
          <PhotoField form={form} rule={officePhoto} onChosen={onPhotoChosen} />
        </div>
      </div>
      <div className="min-w-0">
        <p lang={langOf(user.full_name)} className="text-lg font-semibold wrap-anywhere">
          {user.full_name}
        </p>
        <p>
          <WholeRecord id={user.id} name={user.full_name} />
        </p>
        <p className="mt-1.5 flex flex-wrap gap-2">
          <ApprovalBadge approved={user.is_approved} />
          <Badge>{roleNames[user.role]}</Badge>
          {user.duties.map((duty) => (
            <Badge key={duty}>{dutyNames[duty]}</Badge>
          ))}
        </p>
        <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3">
          <Fact label={common.membershipId}>{user.membership_id}</Fact>
          <Fact label={texts.memberSince}>{formatDate(user.date_joined)}</Fact>
          <Fact label={personTexts.aadhaarNumber} className="col-span-2">
            {masked(user)}
          </Fact>
        </dl>
        <Completion percent={user.profile_completion} className="mt-4" />
      </div>
    </div>
  );
}

const masked = ({ id, aadhaar }: User): ReactNode => aadhaar && <AadhaarOf id={id} masked={aadhaar} />;
