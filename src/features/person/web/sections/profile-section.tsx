import { useQuery, useQueryClient, type Query } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import type { ComponentProps } from 'react';
import { AadhaarOf, EditUser, Fact, Facts, profileFields } from '~/features/people/web/public';
import { useKnownSession } from '~/session';
import { hasAccess } from '~/shared/access';
import * as personTexts from '~/shared/person/texts';
import type { User } from '~/shared/person/user';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { ContentText } from '~/ui/content-text';
import { useDialog } from '~/ui/hooks/use-dialog';
import { ListFrame } from '~/ui/office/list-frame';
import type { PersonSectionProps } from '~/ui/office/person-section';
import { Skeleton } from '~/ui/skeleton';
import type { PersonProfile } from '../../contract';
import * as texts from '../../texts';
import { profileQuery } from '../queries';
import { Death } from './death';

type ProfileSectionProps = PersonSectionProps & Pick<ComponentProps<typeof EditUser>, 'useFactorReset'>;

/** Renders the fields of the profile; superusers edit them in the window of user management. */
export function ProfileSection({ person, messages, useFactorReset }: ProfileSectionProps) {
  const query = useQuery(profileQuery(person.id));
  const client = useQueryClient();
  const session = useKnownSession();
  const editing = useDialog();
  return (
    <>
      <ListFrame query={query} failed={texts.profileFailed} waiting={<Skeleton className="h-72" />}>
        {(profile) => <Fields profile={profile} />}
      </ListFrame>
      {session?.isSuperuser && (
        <Button variant="secondary" size="sm" className="mt-5 print:hidden" onClick={() => editing.show(true)}>
          <Pencil aria-hidden="true" />
          {texts.editProfile}
        </Button>
      )}
      {session && hasAccess(session, 'registrar') && <Death person={person} messages={messages} />}
      {editing.render((state) => (
        <EditUser
          {...state}
          id={person.id}
          isOwn={session?.user.id === person.id}
          useFactorReset={useFactorReset}
          onSaved={(message) => {
            void client.invalidateQueries({ predicate: ofPerson });
            messages.success(message);
          }}
        />
      ))}
    </>
  );
}

/** The head and the sections. */
const ofPerson = ({ queryKey }: Query) => String(queryKey[0]).startsWith('GET /api/admin/people/:id/');

const inHead = ['full_name', 'phone'];
const wide = ['residentialAddress', 'officeAddress', 'qualification', 'additionalQualification', 'skills'];
/** The licence has a section of its own. */
const ofLicence = ['licenseNo', 'license_category', 'licenseDate', 'renewalDate'];
const fields = profileFields.filter(({ name }) => !inHead.includes(name) && !ofLicence.includes(name));

function Fields({ profile }: { profile: PersonProfile }) {
  const { aadhaar = null, ...rest } = profile;
  const user: User = { ...rest, aadhaar };
  const classOf = ({ name }: { name: string }) => (wide.includes(name) ? 'col-span-full sm:col-span-1' : undefined);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm sm:grid-cols-3">
      <Fact label={personTexts.username} className="col-span-full sm:col-span-1">
        {user.username}
      </Fact>
      <Fact label={personTexts.nameInMalayalam} fallback={common.notSpecified} className="col-span-full sm:col-span-1">
        {user.full_name_ml && <ContentText>{user.full_name_ml}</ContentText>}
      </Fact>
      <Facts user={user} fields={fields} classOf={classOf} />
      {profile.aadhaar !== undefined && (
        <Fact label={personTexts.aadhaarNumber} className="col-span-full sm:col-span-1">
          {profile.aadhaar && <AadhaarOf id={user.id} masked={profile.aadhaar} />}
        </Fact>
      )}
      <Fact label={texts.hiddenFromMembers} fallback={common.none}>
        {[user.hide_phone && personTexts.phone, user.hide_email && personTexts.email].filter(Boolean).join(', ')}
      </Fact>
    </dl>
  );
}
