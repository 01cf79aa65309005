import type { FastifyInstance } from 'fastify';
import { registerUnsubscribe } from '~/features/notifications/server/public';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Site } from '~/platform/site';
import type { Language } from '~/shared/language';
import { digestCalls, invitationCalls, publicationCalls, publicCalls } from '../contract';
import type { Community } from './context';
import { digestMails, readDigest, switchDigest } from './digest/digest';
import { findExperts } from './invitations/experts';
import { invite } from './invitations/invite';
import { agree, publish, readPublication, unpublish, withdraw } from './public-answers/consents';
import { listPublic, readPublic } from './public-answers/public';

/** What carries the board further: members who are asked to answer, the week by mail, answers that everybody may read. */
export async function registerOutreach(
  board: Community,
  calls: CallRegistrar,
  app: FastifyInstance,
  site: Site,
): Promise<void> {
  const inLanguageOf = (language: Language): Community => ({ ...board, language });
  calls.register(invitationCalls, {
    invite: ({ params, body }, { caller }) => invite(board, caller, params.id, body),
    experts: async ({ query }, { language }) => ({ experts: await findExperts(board, query, language) }),
  });
  calls.register(digestCalls, {
    digest: (_, { caller }) => readDigest(board, caller.id),
    changeDigest: ({ body }, { caller }) => switchDigest(board, caller.id, body),
  });
  calls.register(publicCalls, {
    publicList: ({ query }, { language }) => listPublic(board.db, query, language),
    publicThread: ({ params }, { language }) => readPublic(board.db, params.id, language),
  });
  calls.register(publicationCalls, {
    publication: ({ params }, { caller, language }) => readPublication(inLanguageOf(language), caller, params.id),
    agree: ({ params }, { caller, language }) => agree(inLanguageOf(language), caller, params.id),
    withdraw: ({ params }, { caller, language }) => withdraw(inLanguageOf(language), caller, params.id),
    publish: ({ params }, { caller, language }) => publish(inLanguageOf(language), caller, params.id),
    unpublish: ({ params }, { caller, language }) => unpublish(inLanguageOf(language), caller, params.id),
  });
  await registerUnsubscribe(app, site, digestMails);
}
