import type { FastifyInstance } from 'fastify';
import { presentPeople } from '~/features/accounts/server/public';
import { createNotices } from '~/features/notifications/server/public';
import type { Feature } from '~/platform/feature';
import type { CallContext, CallRegistrar } from '~/platform/http/calls';
import { createRateLimits } from '~/platform/rate-limit';
import type { Site } from '~/platform/site';
import { boardCalls, flagCalls, postCalls } from '../contract';
import { answer, deleteAnswer, listAnswers } from './answers';
import { createAttachmentAddresses } from './attachments/addresses';
import { attachmentFiles } from './attachments/owner';
import { registerAttachments } from './attachments/route';
import type { Community } from './context';
import { loadDemoCommunity } from './demo/load';
import { listFlagged } from './flag-review';
import { decide, flag } from './flags';
import { listQuestions } from './list';
import { markBest, markSolved } from './marks';
import { ask, deleteQuestion, readQuestion } from './questions';
import { findSimilar } from './similar';
import { createSummaries } from './summary';
import { follow, vote } from './taking-part';

/** The community board: questions, answers, flags. It shows people and tells them of answers. */
export const communityFeature: Feature = {
  register: (site, { app, calls }) => registerCommunity(site, calls, app),
  files: (site) => [attachmentFiles(site)],
  robots: { closed: ['/community'] },
  demo: loadDemoCommunity,
};

/** Registers the community board (docs/product/community.md, "Calls"). */
function registerCommunity(site: Site, calls: CallRegistrar, app: FastifyInstance): void {
  const attachments = createAttachmentAddresses(site.config, site.clock);
  const board: Community = {
    ...site,
    attachments,
    photoAddress: presentPeople(site).photoAddress,
    limits: createRateLimits(site.db, site.clock),
    notices: createNotices(site),
  };
  registerBoard(board, calls);
  registerPosts(board, calls);
  registerFlags(board, calls);
  registerAttachments(app, site, attachments);
}

/** For all these calls the contract has let only people through. */
const by = ({ caller }: CallContext) => caller!;

function registerBoard(board: Community, calls: CallRegistrar) {
  const summaries = createSummaries(board);
  calls.register(boardCalls, {
    unansweredCount: async () => ({ unanswered_count: (await summaries.get()).unanswered }),
    summary: () => summaries.get(),
    questions: ({ query }, context) => listQuestions(board, summaries, by(context), query),
    question: ({ params }, context) => readQuestion(board, by(context), params.id),
    similar: async ({ query }, context) => ({ similar_questions: await findSimilar(board, by(context), query.q) }),
    answers: ({ query }, context) => listAnswers(board, by(context), query.question_id),
  });
}

function registerPosts(board: Community, calls: CallRegistrar) {
  calls.register(postCalls, {
    ask: async ({ body, files }, context) => {
      const made = await ask(board, by(context), body, files.attachment[0]);
      if ('message' in made) context.status(200);
      return made;
    },
    answer: ({ body, files }, context) => answer(board, by(context), body, files.attachment[0]),
    voteQuestion: ({ params, body }, context) => vote(board, by(context), 'question', params.id, body.value),
    voteAnswer: ({ params, body }, context) => vote(board, by(context), 'answer', params.id, body.value),
    follow: ({ params, body }, context) => follow(board, by(context), params.id, body?.following),
    markBest: ({ params }, context) => markBest(board, by(context), params.id, true),
    unmarkBest: ({ params }, context) => markBest(board, by(context), params.id, false),
    markSolved: ({ params }, context) => markSolved(board, by(context), params.id, true),
    unmarkSolved: ({ params }, context) => markSolved(board, by(context), params.id, false),
    deleteQuestion: async ({ params }, context) => void (await deleteQuestion(board, by(context), params.id)),
    deleteAnswer: async ({ params }, context) => void (await deleteAnswer(board, by(context), params.id)),
    flag: ({ body }, context) => flag(board, by(context), body),
  });
}

function registerFlags(board: Community, calls: CallRegistrar) {
  calls.register(flagCalls, {
    flags: ({ query }, context) => listFlagged(board, by(context), query),
    decide: ({ params, body }, context) => decide(board, by(context), params.content_type, params.content_id, body.decision),
  });
}
