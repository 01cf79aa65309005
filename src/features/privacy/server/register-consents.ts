import { and, eq } from 'drizzle-orm';
import { users } from '~/features/people/server/public';
import { unauthorized } from '~/platform/errors/http-error';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Site } from '~/platform/site';
import { toIso } from '~/shared/dates';
import type { Language } from '~/shared/language';
import { consentCalls, nomineeCalls, type Privacy } from '../contract';
import { decideConsent, readConsents } from './consents';
import { nameNominee, openNominee, readNominee } from './nominee';
import type { PrivacyParts } from './requests/context';
import { privacyRequests } from './tables';

/** Registers the calls by which a person decides about the own data. */
export function registerConsents(
  site: Site,
  { withdrawPublicConsents, findAgreed }: Pick<PrivacyParts, 'withdrawPublicConsents' | 'findAgreed'>,
  calls: CallRegistrar,
): void {
  const read = async (userId: number, language: Language): Promise<Privacy> => {
    const [user] = await site.db
      .select({ hidePhone: users.hidePhone, hideEmail: users.hideEmail, aadhaar: users.aadhaarSealed })
      .from(users)
      .where(eq(users.id, userId));
    if (!user) throw unauthorized();
    const [erasure] = await site.db
      .select({ id: privacyRequests.id, due: privacyRequests.due })
      .from(privacyRequests)
      .where(
        and(eq(privacyRequests.userId, userId), eq(privacyRequests.kind, 'erase'), eq(privacyRequests.state, 'open')),
      );
    const threads = await findAgreed(site.db, userId);
    const threadsThat = (isPublic: boolean) =>
      threads
        .filter((thread) => thread.isPublic === isPublic)
        .map(({ id, title, givenAt }) => ({ id, title, given_at: toIso(givenAt) }));
    return {
      hide_phone: user.hidePhone,
      hide_email: user.hideEmail,
      purposes: await readConsents(site.db, userId, language),
      public_threads: threadsThat(true),
      agreed_threads: threadsThat(false),
      nominee: await readNominee(site, userId),
      has_aadhaar: user.aadhaar !== null,
      erasure: erasure ? { id: erasure.id, due: toIso(erasure.due) } : null,
    };
  };
  calls.register(consentCalls, {
    privacy: (_, { caller, language }) => read(caller.id, language),
    decideConsent: async ({ body }, { caller, language }) => {
      await decideConsent({ ...site, withdrawPublicConsents }, caller, body);
      return read(caller.id, language);
    },
  });
  calls.register(nomineeCalls, {
    nameNominee: async ({ body }, { caller }) => ({ nominee: await nameNominee(site, caller, body) }),
    openNominee: async ({ params, body }, { caller }) => ({
      nominee: await openNominee(site, caller, params.id, body.reason),
    }),
  });
}
