import { and, eq } from 'drizzle-orm';
import { noteAsked, users } from '~/features/people/server/public';
import { unauthorized } from '~/platform/errors/http-error';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Site } from '~/platform/site';
import { toIso } from '~/shared/dates';
import type { Language } from '~/shared/language';
import { joiningPurposes } from '~/shared/person/joining-purposes';
import { consentCalls, nomineeCalls, type Consent, type Privacy } from '../contract';
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
      .select({
        hidePhone: users.hidePhone,
        hideEmail: users.hideEmail,
        aadhaar: users.aadhaarSealed,
        askedAt: users.consentsAskedAt,
      })
      .from(users)
      .where(eq(users.id, userId));
    if (!user) throw unauthorized();
    const [erasure] = await site.db
      .select({ id: privacyRequests.id, due: privacyRequests.due })
      .from(privacyRequests)
      .where(
        and(eq(privacyRequests.userId, userId), eq(privacyRequests.kind, 'erase'), eq(privacyRequests.state, 'open')),
      );
    const decisions = await readConsents(site.db, userId, language);
    const threads = await findAgreed(site.db, userId);
    const threadsThat = (isPublic: boolean) =>
      threads
        .filter((thread) => thread.isPublic === isPublic)
        .map(({ id, title, givenAt }) => ({ id, title, given_at: toIso(givenAt) }));
    return {
      hide_phone: user.hidePhone,
      hide_email: user.hideEmail,
      purposes: decisions,
      asks: user.askedAt === null && decisions.some(isUndecided),
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
    noteAsked: (_, { caller }) => site.write(async (tx) => void (await noteAsked(tx, caller.id, site.clock.now()))),
  });
  calls.register(nomineeCalls, {
    nameNominee: async ({ body }, { caller }) => ({ nominee: await nameNominee(site, caller, body) }),
    openNominee: async ({ params, body }, { caller }) => ({
      nominee: await openNominee(site, caller, params.id, body.reason),
    }),
  });
}

/** Whether the person was never asked about a purpose that applicants are asked about. */
const isUndecided = ({ purpose, state }: Consent) =>
  state === 'not_asked' && joiningPurposes.some((asked) => asked === purpose);
