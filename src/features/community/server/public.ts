import type { FastifyInstance } from 'fastify';
import { presentPeople } from '~/features/accounts/server/public';
import { createNotices } from '~/features/notifications/server/public';
import type { Feature } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import { createRateLimits } from '~/platform/rate-limit';
import type { Site } from '~/platform/site';
import { boardCalls, communityTopic, flagCalls, postCalls } from '../contract';
import { answer, deleteAnswer } from './answers';
import { createAttachmentAddresses } from './attachments/addresses';
import { attachmentFiles } from './attachments/file-owner';
import { registerAttachments } from './attachments/route';
import type { Community } from './context';
import { loadDemoCommunity } from './demo/load';
import { editAnswer, editQuestion } from './edit';
import { listFlagged } from './flag-review';
import { decide, flag } from './flags';
import { createKeptPosts } from './kept-posts';
import { listQuestions } from './list';
import { markBest, markSolved } from './marks';
import { createMatches } from './matches';
import { ask, deleteQuestion, readQuestion } from './questions';
import { findSimilar } from './similar';
import { createSummaries } from './summary';
import { communityAnswers, communityQuestions, communityWords } from './tables';
import { follow, vote } from './taking-part';
import { listAnswers } from './thread';

/** The community board: questions, answers, flags. It shows people and tells them of answers. */
export const communityFeature: Feature = {
  register: (site, { app, calls }) => registerCommunity(site, calls, app),
  files: (site) => [attachmentFiles(site)],
  robots: { closed: ['/community'] },
  demo: loadDemoCommunity,
  demoData: { rows: [{ table: communityAnswers }, { table: communityQuestions }], also: [communityWords], topics: [communityTopic] },
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
    posts: createKeptPosts(site),
  };
  registerBoard(board, calls);
  registerPosts(board, calls);
  registerFlags(board, calls);
  registerAttachments(app, site, attachments);
}

function registerBoard(board: Community, calls: CallRegistrar) {
  const summaries = createSummaries(board);
  const matches = createMatches(board);
  calls.register(boardCalls, {
    unansweredCount: async () => ({ unanswered_count: (await summaries.get()).unanswered }),
    summary: () => summaries.get(),
    questions: ({ query }, { caller }) => listQuestions(board, { summaries, matches }, caller, query),
    question: ({ params }, { caller }) => readQuestion(board, caller, params.id),
    similar: async ({ query }, { caller }) => ({ similar_questions: await findSimilar(board, caller, query.q) }),
    answers: ({ query }, { caller }) => listAnswers(board, caller, query),
  });
}

function registerPosts(board: Community, calls: CallRegistrar) {
  calls.register(postCalls, {
    ask: async ({ body, files }, { caller }) => {
      const made = await ask(board, caller, body, files.attachment[0]);
      return 'message' in made ? { 200: made } : { 201: made };
    },
    answer: ({ body, files }, { caller }) => answer(board, caller, body, files.attachment[0]),
    voteQuestion: ({ params, body }, { caller }) => vote(board, caller, 'question', params.id, body.value),
    voteAnswer: ({ params, body }, { caller }) => vote(board, caller, 'answer', params.id, body.value),
    follow: ({ params, body }, { caller }) => follow(board, caller, params.id, body?.following),
    markBest: ({ params }, { caller }) => markBest(board, caller, params.id, true),
    unmarkBest: ({ params }, { caller }) => markBest(board, caller, params.id, false),
    markSolved: ({ params }, { caller }) => markSolved(board, caller, params.id, true),
    unmarkSolved: ({ params }, { caller }) => markSolved(board, caller, params.id, false),
    editQuestion: ({ params, body }, { caller }) => editQuestion(board, caller, params.id, body),
    editAnswer: ({ params, body }, { caller }) => editAnswer(board, caller, params.id, body),
    deleteQuestion: ({ params }, { caller }) => deleteQuestion(board, caller, params.id),
    deleteAnswer: ({ params }, { caller }) => deleteAnswer(board, caller, params.id),
    flag: ({ body }, { caller }) => flag(board, caller, body),
  });
}

function registerFlags(board: Community, calls: CallRegistrar) {
  calls.register(flagCalls, {
    flags: ({ query }, { caller }) => listFlagged(board, caller, query),
    decide: ({ params, body }, { caller }) => decide(board, caller, params.content_type, params.content_id, body.decision),
  });
}
