import { Panel } from '~/ui/panel';
import type { User } from '~/shared/person/user';
import { call } from '../api';
import { Aadhaar } from './aadhaar';
import { Fact, Facts } from './fact';
import { addressFields, personalFields, professionalFields, type ProfileField } from './fields';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import * as texts from '../../texts';

/** Renders a profile read-only: Personal, Address and Professional information; a missing value is N/A. */
export function ProfileSections({ user }: { user: User }) {
  return (
    <>
      <Panel title={texts.personalInformation}>
        <dl className={gridClass}>
          <Facts user={user} fields={personalFields.slice(0, 1)} classOf={classOf} />
          {user.full_name_ml && (
            <Fact label={personTexts.nameInMalayalam} className={wideClass}>
              <span lang="ml">{user.full_name_ml}</span>
            </Fact>
          )}
          <Facts user={user} fields={personalFields.slice(1)} classOf={classOf} />
          <Fact label={personTexts.email} className={wideClass}>
            {user.email}
          </Fact>
          <Fact label={personTexts.aadhaarNumber} className={wideClass}>
            {user.aadhaar && <Aadhaar masked={user.aadhaar} ask={askOwnAadhaar} />}
          </Fact>
        </dl>
      </Panel>
      <Panel title={texts.addressInformation}>
        <dl className={gridClass}>
          <Facts user={user} fields={addressFields} classOf={classOf} />
          <Fact label={personTexts.area} fallback={common.notAssigned}>
            {user.area_name}
          </Fact>
          <Fact label={personTexts.unit} fallback={common.notSpecified}>
            {user.unit_name}
          </Fact>
        </dl>
      </Panel>
      <Panel title={texts.professionalInformation}>
        <dl className={gridClass}>
          <Facts user={user} fields={professionalFields} classOf={classOf} />
        </dl>
      </Panel>
    </>
  );
}

const askOwnAadhaar = () => call('GET /api/profile/aadhaar/', {});

const gridClass = 'grid grid-cols-2 gap-x-5 gap-y-5 sm:gap-x-8';
/** For values too long for half the width of a phone. */
const wideClass = 'max-sm:col-span-2';
const long = ['full_name', 'licenseNo', 'qualification', 'additionalQualification'];

function classOf({ name, kind }: ProfileField): string | undefined {
  if (name === 'skills') return 'col-span-2';
  return kind === 'prose' || long.includes(name) ? wideClass : undefined;
}
