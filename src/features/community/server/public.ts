import type { FastifyInstance } from 'fastify';
import type { Feature } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Site } from '~/platform/site';
import type { Language } from '~/shared/language';
import { communityTopic } from '~/shared/topics';
import { loadDemoCommunity, type DemoPart } from '~demo/community/load';
import { boardCalls, postCalls } from '../contract';
import { both } from '../texts/both';
import { answer } from './answers';
import { attachmentFiles } from './attachments/file-owner';
import { registerAttachments } from './attachments/route';
import { createBoard, type Community, type Handed } from './context';
import { deletePost } from './deletion';
import { editAnswer, editQuestion } from './edit';
import { eraseFileNames } from './erase';
import { createPostCache } from './post-cache';
import { listQuestions } from './list';
import { markBest, markSolved } from './marks';
import { createMatches } from './matches';
import { communityFiles, communityRows } from './personal';
import { ask, readQuestion } from './questions';
import { findSimilar } from './similar';
import { createSummaries } from './summary';
import { communityAnswers, communityQuestions, communityTags, communityWords } from './tables';
import { createTagList, exportTags } from './tag-list';
import { follow, vote } from './taking-part';
import { listAnswers } from './thread';

export type { Cast } from '~demo/community/plan';
export { postPeople } from './audit-people';
export { createBoard, type Board } from './context';

/**
 * Returns the community board: questions, answers, votes, follows. `demo` adds the demo data of the features on top of
 * it, in the same transaction.
 */
export const communityFeature = ({ demo, ...handed }: Handed & { demo: readonly DemoPart[] }): Feature => ({
  texts: both,
  register: (site, { app, calls }) => registerCommunity(site, handed, calls, app),
  files: (site) => [attachmentFiles(site)],
  personal: { rows: communityRows, files: communityFiles, erase: eraseFileNames },
  push: [
    { kind: 'answer', says: (language) => both[language].pushedAnswer },
    { kind: 'best_answer' },
    { kind: 'solved' },
  ],
  robots: { closed: ['/community'] },
  demo: (site) => loadDemoCommunity(site, demo),
  demoData: {
    rows: [{ table: communityAnswers }, { table: communityQuestions }],
    also: [communityWords, communityTags],
    topics: [communityTopic],
  },
});

/** Registers the community board (docs/product/community.md, "Calls"). */
function registerCommunity(site: Site, handed: Handed, calls: CallRegistrar, app: FastifyInstance): void {
  const board: Community = { ...createBoard(site), ...handed, posts: createPostCache(site) };
  registerBoard(board, calls);
  registerPosts(board, calls);
  registerAttachments(app, site, board.attachments);
}

function registerBoard(board: Community, calls: CallRegistrar) {
  const summaries = createSummaries(board);
  const matches = createMatches(board);
  const tags = createTagList(board);
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
    tags: ({ query }) => tags(query),
    exportTags: ({ query }, context) => exportTags(board, context, tags, query),
  });
}

function registerPosts(board: Community, calls: CallRegistrar) {
  calls.register(postCalls, {
    ask: async ({ body, files }, { caller, language }) => {
      const asked = await ask(boardIn(board, language), caller, body, files.attachment[0]);
      return 'message' in asked ? { 200: asked } : { 201: asked };
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
    deleteQuestion: ({ params }, { caller }) => deletePost(board, caller, 'question', params.id),
    deleteAnswer: ({ params }, { caller }) => deletePost(board, caller, 'answer', params.id),
  });
}

/** Returns the board for a call in a language. */
const boardIn = (board: Community, language: Language): Community => ({ ...board, language });
export { flagsThatHide, mostPinned } from '../contract/limits';
export { flagReasons as flagNames } from '../texts';
export { questionAddress } from '../contract/question-address';
export { bodyOf, excerptOf } from '../rules';
export { removeAnswer, removeQuestion } from './deletion';
export { limits } from './limits';
export { newsOf, subjectOf, type Groups } from './notify';
export { isAuthor, refuseMerged } from './policy';
export { authorOf, nameParts, presentQuestion } from './present';
export { lockAnswer, lockQuestion, refreshThread, type LockedQuestion } from './store';
export {
  communityAnswers,
  communityFlags,
  communityQuestions,
  communityTags,
  ofQuestion,
  questionFollows,
  questionVotes,
} from './tables';
export { written } from './tag-names';
export { authorColumns, expectQuestion, findQuestion, visibleTo } from './views';
