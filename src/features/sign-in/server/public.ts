import type { CallRegistrar } from '~/platform/http/calls';
import { withMessage } from '~/platform/http/with-message';
import type { Feature } from '~/platform/feature';
import { networkOf } from '~/platform/rate-limit/network';
import type { Site } from '~/platform/site';
import { sessionCalls } from '../contract';
import { both } from '../texts/both';
import { answerKnown, visitorOf, type SecondFactor, type SignInSite } from './context';
import { createDevices } from './devices';
import { login, logout, refresh } from './login';
import { reportNotMe } from './not-me';
import { changePassword } from './password-change';
import { warmUp } from './passwords';
import { signInRows } from './personal';
import { recordRequired } from './required-since';
import { confirmReset, forgotPassword, resetPassword, verifyResetToken } from './reset';
import { registerSecondStep } from './second-step';
import { tokenOf } from './session-list';
import { ensureFirstSuperuser } from './superuser';

export { createCallers } from './callers';
export { endSessionsOf, resetFactorOf, setSuperuser } from './console';
export { type SecondFactor, visitorOf } from './context';
export { factorRule, setSecondFactor } from './factor-since';
export { mailFirstPassword, mailPasswordLinks } from './first-password';
export { nameOfDevice } from './devices';
export { checkOwnPassword } from './own-password';
export { hashPassword, randomPassword } from './passwords';
export { type Proving, createProving } from './proving';
export { type SecurityNews, mailAddressChanged, queueSecurityMail } from './security-mails';
export {
  countSessions,
  currentFamily,
  endOtherSessions,
  endOwnSession,
  hasVisitedSince,
  isOpenSession,
  listSessions,
  sessionDevice,
  tokenOf,
} from './session-list';
export { countActiveStaff, endAllSessions } from './sessions';
export { deleteExpired, dropOldLinks } from './sweep';
export { hashToken, newToken } from './tokens';
export { openDemoSessions } from '~demo/sign-in/sessions';

/** The call that signs a person in: its method and path. */
export const signIn = `${sessionCalls.login.method} ${sessionCalls.login.path}`;

/** Passed in by features that import this one: security, and applications. */
type PassedIn = Pick<SignInSite, 'whyNotApproved'> & { secondFactor: (site: Site) => SecondFactor };

/** Signing in: sessions, passwords, devices and the second step. */
export const signInFeature = ({ secondFactor, whyNotApproved }: PassedIn): Feature => ({
  texts: both,
  register: (site, { calls }) => {
    const devices = createDevices(site.config);
    const signInSite: SignInSite = { ...site, whyNotApproved, secondFactor: secondFactor(site), devices };
    void warmUp();
    registerSessionCalls(signInSite, calls);
    registerSecondStep(signInSite, calls);
  },
  personal: { rows: signInRows },
  robots: { closed: ['/forgot-password', '/login', '/reset-password/', '/security/not-me/'] },
  prepare: async (site, print) => {
    const created = await ensureFirstSuperuser(site);
    await recordRequired(site);
    if (created) print(`First superuser: ${created.email}  password: ${created.password}  (shown only now)`);
  },
});

function registerSessionCalls(site: SignInSite, calls: CallRegistrar) {
  calls.register(sessionCalls, {
    login: async ({ body }, context) => answerKnown(await login(site, body, visitorOf(context)), context),
    refresh: ({ body }, context) => refresh(site, body.refresh_token, networkOf(context.request.ip)),
    logout: ({ body }, { request, language }) => {
      const tokens = { token: tokenOf(request), refreshToken: body?.refresh_token };
      return withMessage(both[language].loggedOut, logout(site, tokens, networkOf(request.ip)));
    },
    notMe: async ({ body }, { request, language }) => {
      const { removedFactor } = await reportNotMe(site, body.token, networkOf(request.ip));
      return { message: removedFactor ? both[language].notMeFactorDone : both[language].notMeDone };
    },
    forgotPassword: ({ body }, context) =>
      withMessage(both[context.language].resetSent, forgotPassword(site, body.email, visitorOf(context))),
    verifyResetToken: async ({ params }, { request, language }) => {
      const link = await verifyResetToken(site, params, networkOf(request.ip));
      return { ...link, message: link.valid ? both[language].resetValid : both[language].resetBad };
    },
    resetPassword: async ({ params, body }, context) => {
      const { new_password: password, code, method } = body;
      const cookies = await resetPassword(site, { ...params, password, code, method }, visitorOf(context));
      return answerKnown({ answer: { message: both[context.language].resetDone }, cookies }, context);
    },
    resetPasswordConfirm: async ({ body }, context) => {
      const cookies = await confirmReset(site, body, visitorOf(context));
      return answerKnown({ answer: { message: both[context.language].resetDone }, cookies }, context);
    },
    changePassword: async ({ body }, context) => {
      const passwords = { current: body.current_password, next: body.new_password, field: 'current_password' };
      const cookies = await changePassword(site, context.caller, passwords, visitorOf(context));
      return answerKnown({ answer: { message: both[context.language].passwordChanged }, cookies }, context);
    },
    changePasswordTwice: async ({ body }, context) => {
      const passwords = { current: body.old_password, next: body.new_password, field: 'old_password' };
      const cookies = await changePassword(site, context.caller, passwords, visitorOf(context));
      return answerKnown({ answer: { message: both[context.language].passwordChanged }, cookies }, context);
    },
  });
}
