import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Feature } from '~/platform/feature';
import { networkOf } from '~/platform/rate-limit/network';
import { planDaily, workDaily } from '~/platform/jobs';
import type { Site } from '~/platform/site';
import { peopleTopic } from '~/shared/topics';
import type { Language } from '~/shared/language';
import { approvalCalls, peopleCalls, profileCalls, sessionCalls, type User } from '../contract';
import { both } from '../texts/both';
import { createAadhaarSeal, markOldNumbers } from './aadhaar';
import { erasing } from './applications/erase';
import { registerApplicationCalls } from './applications/handlers';
import { approveUser, revokeApproval } from './approval';
import { restartNumbers } from './console';
import { visitorOf, type Accounts, type SecondFactor } from './context';
import { createDevices } from './devices';
import { erasePhoto } from './erase';
import { login, logout, refresh } from './login';
import { registerSecondStep } from './second-step';
import { loadDemoPeople } from './demo/load';
import { exportPeople } from './export';
import { photoFiles } from './file-owner';
import { sayNotMe } from './not-me';
import { changePassword } from './password-change';
import { warmUp } from './passwords';
import { deletePerson, editPerson, listPeople, readPerson, setPhoto } from './people';
import { accountFiles, accountRows } from './personal';
import { registerPhotos } from './photo-route';
import { createPhotoAddresses, type StoredPhoto } from './photos';
import { createPresenter } from './present';
import { readProfile, revealAadhaar, updateProfile } from './profile';
import { registerSimple, registerWizard } from './register';
import { confirmReset, forgotPassword, resetPassword, verifyResetToken } from './reset';
import { rememberRequired } from './required-since';
import { sealedNumbers } from './sealed-numbers';
import { tokenOf } from './session-list';
import { callersTopic } from './sessions';
import { ensureFirstSuperuser } from './superuser';
import { users } from './tables';
import { findPending } from './views';
import { eraseAadhaar } from './visibility';

export { lockForErasure, namesOf } from './erase';
export { insertPeople, patchPeople, personSchemas, removePeople, type PersonColumns } from './bulk';
export { completionColumn } from './completion';
export { mailPasswordLinks } from './first-password';
export { hashPassword, randomPassword } from './passwords';
export { columnOf } from './profile-columns';
export { dayFaults, genders, licenseCategories, maritalStatuses } from '../contract';
export * as accountTexts from '../texts';
export { endSessionsOf, resetFactorOf, setSuperuser } from './console';
export { visitorOf, type SecondFactor } from './context';
export { createProving, type Proving } from './proving';
export { factorRule, keepSecondFactor } from './factor-since';
export { hashToken, newToken } from './tokens';
export { exportPeople } from './export';
export { fullNameOf } from './present';
/** For whatever else happens to somebody's account: one row in the same transaction. */
export { queueSecurityMail } from './security-mails';
export { countActiveStaff } from './sessions';
export { endOtherSessions, endOwnSession, listSessions, tokenOf } from './session-list';
export { createCallers } from './callers';
export { setDemoLicences } from './demo/licences';
export { loadDemoPeople } from './demo/load';
export { dutiesOf, flagsOf, isConfirmed, splitName } from '../rules';
export { checkOwnPassword } from './own-password';
export { lockSuperusers } from './people';
export { lockUser } from './profile';
export { dropOldLinks } from './sweep';
export { applyRenewal, confirmLicence } from './renewing';
export { goodUntil, isUnconfirmed, standingColumn } from './standing';
export { applicationsOf, type ApplicationRow } from './applications/desk';
export {
  approvedMembers,
  awaitsApproval,
  countPeople,
  findListed,
  findPending,
  findUsers,
  isRejected,
  membersAndAbove,
  otherSuperusers,
  type ListedRow,
  type UserRow,
} from './views';
export type { StoredPhoto } from './photos';
export type { Hidden } from './context';
export { createAadhaarSeal, rememberErased } from './aadhaar';
export { dropAadhaar, hideContact } from './visibility';
/** Government orders; the licences feature enters them. */
export { extensions } from './tables';
/** For joins and foreign keys of other features; only this one writes them. */
export { users } from './tables';

/** The call that signs somebody in: its method and its route. */
export const signIn = `${sessionCalls.login.method} ${sessionCalls.login.path}`;

/** Of features that know people: the committee's positions, what the privacy centre notes of hiding, and security's second factor. */
type Handed = Pick<Accounts, 'addPosition' | 'recordVisibility' | 'dropExports'> & {
  secondFactor: (site: Site) => SecondFactor;
};

/** People: joining, sessions, profiles, approval, and the office's list of them. */
export const accountsFeature = ({ addPosition, recordVisibility, dropExports, secondFactor }: Handed): Feature => ({
  texts: both,
  register: (site, { app, calls }) => {
    const seal = createAadhaarSeal(site.config);
    const photos = createPhotoAddresses(site.config, site.clock);
    const present = createPresenter(photos, seal, site.clock);
    const devices = createDevices(site.config);
    const handed = { addPosition, recordVisibility, dropExports, secondFactor: secondFactor(site) };
    const accounts: Accounts = { ...site, ...handed, seal, photos, present, devices };
    void warmUp();
    registerSessionCalls(accounts, calls);
    registerSecondStep(accounts, calls);
    registerProfileCalls(accounts, calls);
    registerApprovalCalls(accounts, calls);
    registerApplicationCalls(accounts, calls);
    registerPeopleCalls(accounts, calls);
    registerPhotos(app, site, photos);
  },
  jobs: (site) => workDaily(site, erasing(site)),
  files: (site) => [photoFiles(site)],
  personal: { rows: accountRows, files: accountFiles, erase: erasePhoto },
  sealed: [sealedNumbers],
  pages: () => ({ topics: [], pages: () => [{ path: '/join' }, { path: '/register' }] }),
  robots: {
    closed: [
      '/confirm-address/',
      '/dashboard',
      '/forgot-password',
      '/join/correct/',
      '/login',
      '/member/',
      '/reset-password/',
      '/security/not-me/',
    ],
  },
  prepare: async (site, say) => {
    const made = await ensureFirstSuperuser(site);
    await markOldNumbers(site);
    await rememberRequired(site);
    await planDaily(site, erasing(site));
    if (made) say(`First superuser: ${made.email}  password: ${made.password}  (shown only now)`);
  },
  demo: async (site, say) => {
    const loaded = await loadDemoPeople(site);
    if (loaded?.password) {
      say(
        `Demo people: member@demo.test, area-admin@demo.test, admin@demo.test, moderator@demo.test  password: ${loaded.password}  (shown only now)`,
      );
    }
    return loaded !== null;
  },
  demoData: {
    rows: [{ table: users, only: sql`${users.role} <> 'superuser'` }],
    topics: [callersTopic, peopleTopic],
    clearing: restartNumbers,
  },
});

/** What other features need to show people. */
export function presentPeople({ config, clock }: Pick<Site, 'config' | 'clock'>) {
  const photos = createPhotoAddresses(config, clock);
  return {
    /** People as answers carry them. */
    present: createPresenter(photos, createAadhaarSeal(config), clock),
    /** When the addresses of photos will be others; an answer with some is kept until then at most. */
    photosChangeAt: photos.changeAt,
    /** The signed address of a small portrait; null when there is none. */
    photoAddress: (userId: number, photo: StoredPhoto | null) => photos.address(userId, photo, 'small'),
  };
}

const addressOf = ({ request }: { request: FastifyRequest }) => networkOf(request.ip);
const fromOf = (context: { request: FastifyRequest; language: Language }) => ({
  address: addressOf(context),
  language: context.language,
});

/** Answers, and has the device remembered: whoever did this has shown whose account it is. */
function answerKnown<T>(
  { answer, cookie }: { answer: T; cookie: string | undefined },
  { setHeader }: { setHeader(name: string, value: string): void },
): T {
  if (cookie !== undefined) setHeader('Set-Cookie', cookie);
  return answer;
}

function registerSessionCalls(accounts: Accounts, calls: CallRegistrar) {
  calls.register(sessionCalls, {
    login: async ({ body }, context) => answerKnown(await login(accounts, body, visitorOf(context)), context),
    refresh: ({ body }, context) => refresh(accounts, body.refresh_token, addressOf(context)),
    logout: ({ body }, context) => {
      return logout(
        accounts,
        { token: tokenOf(context.request), refreshToken: body?.refresh_token },
        addressOf(context),
      );
    },
    registerWizard: ({ body, files }, context) =>
      registerWizard(accounts, body, files.passport_photo[0], fromOf(context)),
    registerSimple: ({ body }, context) => registerSimple(accounts, body, fromOf(context)),
    notMe: ({ body }, context) => sayNotMe(accounts, body.token, addressOf(context)),
    forgotPassword: ({ body }, context) => forgotPassword(accounts, body.email, visitorOf(context)),
    verifyResetToken: ({ params }, context) => verifyResetToken(accounts, params, addressOf(context)),
    resetPassword: async ({ params, body }, context) => {
      const given = { ...params, password: body.new_password };
      return answerKnown(await resetPassword(accounts, given, visitorOf(context)), context);
    },
    resetPasswordConfirm: async ({ body }, context) =>
      answerKnown(await confirmReset(accounts, body, visitorOf(context)), context),
    changePassword: async ({ body }, context) => {
      const passwords = { current: body.current_password, next: body.new_password, field: 'current_password' };
      return answerKnown(await changePassword(accounts, context.caller, passwords, visitorOf(context)), context);
    },
    changePasswordTwice: async ({ body }, context) => {
      const passwords = { current: body.old_password, next: body.new_password, field: 'old_password' };
      return answerKnown(await changePassword(accounts, context.caller, passwords, visitorOf(context)), context);
    },
  });
}

/** What was saved, with the names of its places in the language of the call. */
const savedIn = async <T extends { user: User }>(accounts: Accounts, language: Language, saved: T): Promise<T> =>
  language === 'en' ? saved : { ...saved, user: await readPerson(accounts, saved.user.id, language) };

function registerProfileCalls(accounts: Accounts, calls: CallRegistrar) {
  calls.register(profileCalls, {
    profile: (_, { caller, language, validUntil }) => {
      validUntil(accounts.photos.changeAt());
      return readProfile(accounts, caller.id, language);
    },
    me: async (_, { caller, language, validUntil }) => {
      validUntil(accounts.photos.changeAt());
      const user = await readProfile(accounts, caller.id, language);
      return { ...user, name: user.full_name };
    },
    updateProfile: async ({ body, files }, { caller, language }) =>
      savedIn(accounts, language, await updateProfile(accounts, caller, body, { photo: files.passport_photo[0] })),
    updateSimpleProfile: async ({ body }, { caller, language }) => {
      const { name, ...rest } = body;
      return savedIn(
        accounts,
        language,
        await updateProfile(accounts, caller, { ...rest, full_name: name }, { nameField: 'name' }),
      );
    },
    ownAadhaar: (_, { caller }) => revealAadhaar(accounts, caller, caller.id),
    eraseAadhaar: (_, { caller }) => eraseAadhaar(accounts, caller),
    aadhaarOf: ({ params }, { caller }) => revealAadhaar(accounts, caller, params.id),
  });
}

function registerApprovalCalls(accounts: Accounts, calls: CallRegistrar) {
  calls.register(approvalCalls, {
    pendingApprovals: async (_, { language }) => {
      const waiting = await findPending(accounts.db, undefined, language);
      return { pending_users: waiting.map(accounts.present.presentPending) };
    },
    approveUser: ({ params, body }, { caller }) => approveUser(accounts, caller, params.id, body?.role),
    revokeApproval: ({ params }, { caller }) => revokeApproval(accounts, caller, params.id),
  });
}

function registerPeopleCalls(accounts: Accounts, calls: CallRegistrar) {
  calls.register(peopleCalls, {
    users: (_, { language, validUntil }) => {
      validUntil(accounts.photos.changeAt());
      return listPeople(accounts, language);
    },
    exportUsers: ({ body, query }, { caller, setHeader }) => {
      const { ids, with: columns } = body;
      const by = { selected: true, ...query, ...(columns && { with: columns }) };
      return exportPeople(accounts, caller, ids, { by, format: query.format, columns, setHeader });
    },
    user: ({ params }, { language }) => readPerson(accounts, params.id, language),
    editUser: async ({ params, body }, { caller, language }) =>
      (await savedIn(accounts, language, { user: await editPerson(accounts, caller, params.id, body) })).user,
    deleteUser: ({ params }, { caller }) => deletePerson(accounts, caller, params.id),
    photoOfUser: async ({ body, files }, { caller, language }) =>
      savedIn(accounts, language, await setPhoto(accounts, caller, body.user_id, files.passport_photo[0])),
  });
}
