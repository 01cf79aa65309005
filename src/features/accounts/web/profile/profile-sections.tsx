import type { User } from '../../contract';
import { call } from '../api';
import { Fact } from '../fact';
import { Aadhaar } from './aadhaar';
import { addressFields, personalFields, professionalFields, shownValue, type ProfileField } from './fields';
import { Panel } from '~/ui/panel';

/** The profile as it is read: Personal, Address and Professional information; what is missing is N/A. */
export function ProfileSections({ user }: { user: User }) {
  return (
    <>
      <Panel title="Personal Information">
        <dl className={gridClass}>
          <Facts user={user} fields={personalFields} />
          <Fact label="Email" className={wideClass}>{user.email}</Fact>
          <Fact label="Aadhaar Number" className={wideClass}>{user.aadhaar && <Aadhaar masked={user.aadhaar} ask={askOwnAadhaar} />}</Fact>
        </dl>
      </Panel>
      <Panel title="Address Information">
        <dl className={gridClass}>
          <Facts user={user} fields={addressFields} />
          <Fact label="Area" fallback="Not Assigned">
            {user.area_name}
          </Fact>
          <Fact label="Unit" fallback="Not Specified">
            {user.unit_name}
          </Fact>
        </dl>
      </Panel>
      <Panel title="Professional Information">
        <dl className={gridClass}>
          <Facts user={user} fields={professionalFields} />
        </dl>
      </Panel>
    </>
  );
}

const askOwnAadhaar = () => call('GET /api/profile/aadhaar/', {});

const gridClass = 'grid grid-cols-2 gap-x-5 gap-y-5 sm:gap-x-8';
/** Too long for half a phone's width. */
const wideClass = 'max-sm:col-span-2';
const long = ['full_name', 'licenseNo', 'qualification', 'additionalQualification'];

function Facts({ user, fields }: { user: User; fields: readonly ProfileField[] }) {
  return fields.map((field) => (
    <Fact key={field.name} label={field.label} className={field.name === 'skills' ? 'col-span-2' : field.kind === 'prose' || long.includes(field.name) ? wideClass : undefined}>
      {shownValue(user, field)}
    </Fact>
  ));
}
