import { prefixSetting } from './prefix';
import { sql } from 'drizzle-orm';
import type { CallRegistrar } from '~/platform/http/calls';
import { withMessage } from '~/platform/http/with-message';
import type { DemoData, Feature } from '~/platform/feature';
import type { Site } from '~/platform/site';
import { callersTopic, peopleTopic } from '~/shared/topics';
import type { Language } from '~/shared/language';
import type { User } from '~/shared/person/user';
import { peopleCalls, profileCalls } from '../contract';
import { both } from '../texts/both';
import { createAadhaarSeal, markOldNumbers } from './aadhaar';
import { addressMailsJob, workOnAddressMails, type MailAddressChange } from './address-mails';
import type { PeopleSite, Presenting } from './context';
import { erasePhotos } from './erase';
import { exportPeople } from './export';
import { photoFiles } from './file-owner';
import { deletePerson, editPerson, listPeople, readPerson, setPhoto } from './people';
import { accountFiles, accountRows } from './personal';
import { registerPhotos } from './photo-route';
import { createPhotoAddresses, type StoredPhoto } from './photos';
import { createPresenter } from './present';
import { readProfile, revealAadhaar, updateProfile } from './profile';
import { sealedNumbers } from './sealed-numbers';
import { restartNumbers } from './store';
import { users } from './tables';
import { eraseAadhaar } from './visibility';

export { confirmationOf, confirmedColumns, isActive, isConfirmed, mayChangeAddress, membershipIdOf } from '../rules';
export { createAadhaarSeal, rememberErased } from './aadhaar';
export { type AddressChange, changeAddresses, isOtherAddress } from './address';
export { findByKey } from './by-key';
export {
  type PersonColumns,
  type PlannedPeople,
  composePatches,
  insertPeople,
  patchPeople,
  personSchemas,
  planPeople,
  removePeople,
  settlePeople,
} from './bulk';
export { completionColumn } from './completion';
export { confirmEmail } from './confirm-email';
export { maxErased, type Departure, type Erase, type Erasing, type Hidden, type Presenting } from './context';
export { refuseOwnRecord } from './deciding';
export { refuseDays } from './refuse-days';
export { lockForErasure } from './erase';
export { exportPeople } from './export';
export { type MailSettings, mail, mailWords, pageFor, toPerson } from './mail-kit';
export { addresseeColumns, fullNameColumn, nameColumns } from './name-columns';
export { lockSuperusers, refuseLast } from './people';
export { changedOnly } from './person-audit';
export { createPhotoAddresses, type StoredPhoto, photoKeys, storePhoto } from './photos';
export { refuseOfficeName } from './posing';
export { readPrefix, readPrefixes } from './prefix';
export { fullNameOf, presentSessionUser } from './present';
export { columnOf, personColumns } from './profile-columns';
export { changeOf, lockUser, lockUsers } from './profile';
export { applyRenewal, confirmedDifference, confirmLicence, confirmedAsEntered } from './renewing';
export { type OwnSetting, changeSetting, readSetting } from './own-setting';
export { type Person, type Viewer, nameAmongMembers, phoneSeenBy, seenBy, seenColumns, viewerOf } from './seen';
export { goodUntil, holdsConfirmedLicence, isUnconfirmed, membershipStatusColumn } from './membership-status';
export { refuseUnseen, sightOf } from './sight';
export { type DeedOnPeople, keepUndoOn, undoOnPeople } from './undo-on-people';
export { checkPlace, findPlace, insertUser, nextMembershipNumber, refuseTaken, uniquely } from './store';
export { emailKey, extensions, licenseKeyOf, membershipCounter, personId, users } from './tables';
export {
  type ListedRow,
  type UserRow,
  activePeople,
  approvedMembers,
  countPeople,
  findListed,
  findUser,
  findUsers,
  isDeceased,
  isInvented,
  membersAndAbove,
  otherSuperusers,
  withoutAddress,
} from './views';
export { dropAadhaar, hideContact, noteAsked } from './visibility';
export { setDemoLicences } from '~demo/people/licences';
export { wearsScarf } from '~demo/people/names';
export { decided, demoPeople, type DemoPerson } from '~demo/people/people';

/** Passed in by features that import this one: sign-in, applications and the privacy centre. */
type PassedIn = Pick<
  PeopleSite,
  'recordVisibility' | 'dropExports' | 'erasing' | 'endSessions' | 'mailFirstPassword' | 'isRejected'
> & {
  mailAddressChange: MailAddressChange;
};

/** People: profiles, photos, roles and duties, and the office's list of them. */
export const peopleFeature = ({ mailAddressChange, ...passedIn }: PassedIn): Feature => ({
  texts: both,
  settings: (config) => [prefixSetting(config)],
  register: (site, { app, calls }) => {
    const presenting = presentingOf(site);
    const people: PeopleSite = { ...site, ...passedIn, ...presenting };
    registerProfileCalls(people, calls);
    registerPeopleCalls(people, calls);
    registerPhotos(app, site, presenting.photos);
  },
  jobs: (site) => workOnAddressMails(site, mailAddressChange),
  mailJobs: [addressMailsJob],
  files: (site) => [photoFiles(site)],
  personal: { rows: accountRows, files: accountFiles, erase: erasePhotos },
  sealed: [sealedNumbers],
  robots: { closed: ['/dashboard', '/member/'] },
  prepare: (site) => markOldNumbers(site),
});

/** The rows and topics of the people in the demo data, for the feature that loads them as applicants. */
export const demoPeopleData: DemoData = {
  rows: [{ table: users, only: sql`${users.role} <> 'superuser'` }],
  topics: [callersTopic, peopleTopic],
  clearing: restartNumbers,
};

/** Returns the presenter of people, the addresses of their photos and the seal of their Aadhaar numbers. */
export function presentingOf({ config, clock }: Pick<Site, 'config' | 'clock'>): Presenting {
  const seal = createAadhaarSeal(config);
  const photos = createPhotoAddresses(config, clock);
  return { seal, photos, present: createPresenter(photos, seal, clock) };
}

export function presentPeople(site: Pick<Site, 'config' | 'clock'>) {
  const { present, photos } = presentingOf(site);
  return {
    present,
    /** Returns when the addresses of photos change; answers with photos are cached until then at most. */
    photosChangeAt: photos.changeAt,
    /** Returns the signed address of a small portrait; null without one. */
    photoAddress: (userId: number, photo: StoredPhoto | null) => photos.address(userId, photo, 'small'),
  };
}

/** Returns the saved person, with the names of area and unit in the language of the call. */
const savedIn = async <T extends { user: User }>(people: PeopleSite, language: Language, saved: T): Promise<T> =>
  language === 'en' ? saved : { ...saved, user: await readPerson(people, saved.user.id, language) };

function registerProfileCalls(people: PeopleSite, calls: CallRegistrar) {
  calls.register(profileCalls, {
    profile: (_, { caller, language, validUntil }) => {
      validUntil(people.photos.changeAt());
      return readProfile(people, caller.id, language);
    },
    me: async (_, { caller, language, validUntil }) => {
      validUntil(people.photos.changeAt());
      const user = await readProfile(people, caller.id, language);
      return { ...user, name: user.full_name };
    },
    updateProfile: async ({ body, files }, { caller, language }) =>
      withMessage(
        both[language].profileUpdated,
        savedIn(people, language, await updateProfile(people, caller, body, { photo: files.passport_photo[0] })),
      ),
    updateSimpleProfile: async ({ body }, { caller, language }) => {
      const { name, ...rest } = body;
      const saved = await updateProfile(people, caller, { ...rest, full_name: name }, { nameField: 'name' });
      return withMessage(both[language].profileUpdated, savedIn(people, language, saved));
    },
    ownAadhaar: (_, { caller }) => revealAadhaar(people, caller, caller.id),
    eraseAadhaar: (_, { caller }) => eraseAadhaar(people, caller),
    aadhaarOf: ({ params }, { caller }) => revealAadhaar(people, caller, params.id),
  });
}

function registerPeopleCalls(people: PeopleSite, calls: CallRegistrar) {
  calls.register(peopleCalls, {
    users: (_, { language, validUntil }) => {
      validUntil(people.photos.changeAt());
      return listPeople(people, language);
    },
    exportUsers: ({ body, query }, context) => {
      const { ids, with: more } = body;
      const by = { selected: true, ...query, ...(more && { with: more }) };
      return exportPeople(people, context, ids, { by, format: query.format, more });
    },
    user: ({ params }, { language }) => readPerson(people, params.id, language),
    editUser: async ({ params, body }, { caller, language }) =>
      (await savedIn(people, language, { user: await editPerson(people, caller, params.id, body) })).user,
    deleteUser: ({ params }, { caller }) => deletePerson(people, caller, params.id),
    photoOfUser: async ({ body, files }, { caller, language }) =>
      withMessage(
        both[language].photoUploaded,
        savedIn(people, language, await setPhoto(people, caller, body.user_id, files.passport_photo[0])),
      ),
  });
}
