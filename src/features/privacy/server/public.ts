import { eq } from 'drizzle-orm';
import { users } from '~/features/accounts/server/public';
import type { Feature } from '~/platform/feature';
import { unauthorized } from '~/platform/errors/http-error';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Site } from '~/platform/site';
import type { Language } from '~/shared/language';
import { peopleTopic } from '~/shared/topics';
import { consentCalls, nomineeCalls, type Privacy } from '../contract';
import { both } from '../texts/both';
import { decideConsent, readConsents } from './consents';
import { loadDemoConsents } from './demo/consents';
import { nameNominee, readNominee, sealedNominees } from './nominee';
import { consents } from './tables';

export { isUnlisted, recordMailChoice, recordVisibility } from './consents';

/** The privacy centre: consents, requests, export and erasure, retention, breaches (docs/product/privacy.md). */
export const privacyFeature: Feature = {
  texts: both,
  register: (site, { calls }) => {
    registerConsents(site, calls);
  },
  sealed: [sealedNominees],
  pages: () => ({ topics: [], pages: () => [{ path: '/privacy' }] }),
  robots: { closed: ['/account/privacy'] },
  demo: loadDemoConsents,
  demoData: { rows: [{ table: consents }], topics: [peopleTopic] },
};

/** Registers what somebody decides about their own data. */
function registerConsents(site: Site, calls: CallRegistrar): void {
  const read = async (userId: number, language: Language): Promise<Privacy> => {
    const [user] = await site.db
      .select({ hidePhone: users.hidePhone, hideEmail: users.hideEmail, aadhaar: users.aadhaarSealed })
      .from(users)
      .where(eq(users.id, userId));
    if (!user) throw unauthorized();
    return {
      hide_phone: user.hidePhone,
      hide_email: user.hideEmail,
      purposes: await readConsents(site.db, userId, language),
      nominee: await readNominee(site, userId),
      has_aadhaar: user.aadhaar !== null,
    };
  };
  calls.register(consentCalls, {
    privacy: (_, { caller, language }) => read(caller.id, language),
    decideConsent: async ({ body }, { caller, language }) => {
      await decideConsent(site, caller, body);
      return read(caller.id, language);
    },
  });
  calls.register(nomineeCalls, {
    nameNominee: async ({ body }, { caller }) => ({ nominee: await nameNominee(site, caller, body) }),
  });
}
