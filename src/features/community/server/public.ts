import type { FastifyInstance } from 'fastify';
import { presentPeople } from '~/features/accounts/server/public';
import { createNotices } from '~/features/notifications/server/public';
import type { Feature } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import { planDaily, workDaily } from '~/platform/jobs';
import type { Site } from '~/platform/site';
import type { Language } from '~/shared/language';
import { boardCalls, communityTopic, flagCalls, postCalls } from '../contract';
import { both } from '../texts/both';
import { answer, deleteAnswer } from './answers';
import { createAttachmentAddresses } from './attachments/addresses';
import { attachmentFiles } from './attachments/file-owner';
import { registerAttachments } from './attachments/route';
import type { Community } from './context';
import { sendDigests, weekly } from './digest/digest';
import { loadDemoCommunity } from './demo/load';
import { editAnswer, editQuestion } from './edit';
import { erasePosts } from './erase';
import { listFlagged } from './flag-review';
import { decide, flag } from './flags';
import { createKeptPosts } from './kept-posts';
import { listQuestions } from './list';
import { markBest, markSolved } from './marks';
import { createMatches } from './matches';
import { communityFiles, communityRows } from './personal';
import { registerOutreach } from './outreach';
import { publicAnswerPages } from './public-answers/public';
import { ask, deleteQuestion, readQuestion } from './questions';
import { findSimilar } from './similar';
import { registerStewardship } from './stewardship/register';
import { createSummaries } from './summary';
import { communityAnswers, communityQuestions, communityTags, communityWords } from './tables';
import { follow, vote } from './taking-part';
import { listAnswers } from './thread';

export { postPeople } from './audit-people';

/** The community board: questions, answers, flags. It shows people and tells them of answers. */
export const communityFeature: Feature = {
  texts: both,
  register: (site, { app, calls }) => registerCommunity(site, calls, app),
  jobs: (site) => workDaily(site, { ...weekly, run: (signal) => sendDigests(site, signal) }),
  prepare: (site) => planDaily(site, weekly),
  files: (site) => [attachmentFiles(site)],
  personal: { rows: communityRows, files: communityFiles, erase: erasePosts },
  pages: publicAnswerPages,
  robots: { closed: ['/community'] },
  demo: loadDemoCommunity,
  demoData: {
    rows: [{ table: communityAnswers }, { table: communityQuestions }],
    also: [communityWords, communityTags],
    topics: [communityTopic],
  },
};

export { withdrawPublicConsents } from './public-answers/consents';

/** Registers the community board (docs/product/community.md, "Calls"). */
async function registerCommunity(site: Site, calls: CallRegistrar, app: FastifyInstance): Promise<void> {
  const attachments = createAttachmentAddresses(site.config, site.clock);
  const board: Community = {
    ...site,
    attachments,
    photoAddress: presentPeople(site).photoAddress,
    notices: createNotices(site),
    posts: createKeptPosts(site),
    language: 'en',
  };
  registerBoard(board, calls);
  registerPosts(board, calls);
  registerFlags(board, calls);
  registerStewardship(board, calls);
  registerAttachments(app, site, attachments);
  await registerOutreach(board, calls, app, site);
}

function registerBoard(board: Community, calls: CallRegistrar) {
  const summaries = createSummaries(board);
  const matches = createMatches(board);
  calls.register(boardCalls, {
    unansweredCount: async () => ({ unanswered_count: (await summaries.get()).unanswered }),
    summary: () => summaries.get(),
    questions: ({ query }, { caller, language }) =>
      listQuestions(boardIn(board, language), { summaries, matches }, caller, query),
    question: ({ params }, { caller, language }) => readQuestion(boardIn(board, language), caller, params.id),
    similar: async ({ query }, { caller, language }) => ({
      similar_questions: await findSimilar(boardIn(board, language), caller, query.q),
    }),
    answers: ({ query }, { caller, language }) => listAnswers(boardIn(board, language), caller, query),
  });
}

function registerPosts(board: Community, calls: CallRegistrar) {
  calls.register(postCalls, {
    ask: async ({ body, files }, { caller, language }) => {
      const made = await ask(boardIn(board, language), caller, body, files.attachment[0]);
      return 'message' in made ? { 200: made } : { 201: made };
    },
    answer: ({ body, files }, { caller, language }) =>
      answer(boardIn(board, language), caller, body, files.attachment[0]),
    voteQuestion: ({ params, body }, { caller }) => vote(board, caller, 'question', params.id, body.value),
    voteAnswer: ({ params, body }, { caller }) => vote(board, caller, 'answer', params.id, body.value),
    follow: ({ params, body }, { caller }) => follow(board, caller, params.id, body?.following),
    markBest: ({ params }, { caller }) => markBest(board, caller, params.id, true),
    unmarkBest: ({ params }, { caller }) => markBest(board, caller, params.id, false),
    markSolved: ({ params }, { caller }) => markSolved(board, caller, params.id, true),
    unmarkSolved: ({ params }, { caller }) => markSolved(board, caller, params.id, false),
    editQuestion: ({ params, body }, { caller, language }) =>
      editQuestion(boardIn(board, language), caller, params.id, body),
    editAnswer: ({ params, body }, { caller, language }) =>
      editAnswer(boardIn(board, language), caller, params.id, body),
    deleteQuestion: ({ params }, { caller }) => deleteQuestion(board, caller, params.id),
    deleteAnswer: ({ params }, { caller }) => deleteAnswer(board, caller, params.id),
    flag: ({ body }, { caller, language }) => flag(boardIn(board, language), caller, body),
  });
}

function registerFlags(board: Community, calls: CallRegistrar) {
  calls.register(flagCalls, {
    flags: ({ query }, { caller, language }) => listFlagged(boardIn(board, language), caller, query),
    decide: ({ params, body }, { caller, language }) => decide(boardIn(board, language), caller, params, body.decision),
  });
}

/** The board for a call in a language. */
const boardIn = (board: Community, language: Language): Community => ({ ...board, language });
