import { registerUnsubscribe } from '~/features/notifications/server/public';
import type { Feature } from '~/platform/feature';
import { planDaily, workDaily } from '~/platform/jobs';
import type { Language } from '~/shared/language';
import { digestCalls } from '../contract/digest';
import { invitationCalls } from '../contract/invitations';
import { publicationCalls, publicCalls } from '../contract/public-answers';
import { createBoard, type Board } from '~/features/community/server/public';
import { both } from '../texts/both';
import { digestMails, readDigest, sendDigests, switchDigest, weekly } from './digest/digest';
import { findExperts } from './invitations/experts';
import { invite } from './invitations/invite';
import { eraseConsents, outreachRows } from './personal';
import { agree, publish, readPublication, unpublish, withdraw } from './public-answers/consents';
import { listPublic, publicAnswerPages, readPublic } from './public-answers/public';

export { withdrawPublicConsents } from './public-answers/consents';
export { findAgreed } from './public-answers/views';

/**
 * Registers the ways in which the board reaches people: invitations to answer, the weekly digest, and public answers.
 */
export const outreachFeature: Feature = {
  texts: both,
  register: async (site, { app, calls }) => {
    const board = createBoard(site);
    const boardIn = (language: Language): Board => ({ ...board, language });
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
      publication: ({ params }, { caller, language }) => readPublication(boardIn(language), caller, params.id),
      agree: ({ params }, { caller, language }) => agree(boardIn(language), caller, params.id),
      withdraw: ({ params }, { caller, language }) => withdraw(boardIn(language), caller, params.id),
      publishQuestion: ({ params }, { caller, language }) => publish(boardIn(language), caller, params.id),
      unpublish: ({ params }, { caller, language }) => unpublish(boardIn(language), caller, params.id),
    });
    await registerUnsubscribe(app, site, digestMails);
  },
  jobs: (site) => workDaily(site, { ...weekly, run: (signal) => sendDigests(site, signal) }),
  prepare: (site) => planDaily(site, weekly),
  personal: { rows: outreachRows, erase: eraseConsents },
  push: [{ kind: 'invitation', says: (language) => both[language].pushedInvitation }],
  pages: publicAnswerPages,
};
