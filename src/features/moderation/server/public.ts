import type { Feature } from '~/platform/feature';
import { flagCalls } from '../contract/flags';
import { personBoardCalls } from '../contract/person';
import { stewardCalls } from '../contract/stewardship';
import type { Language } from '~/shared/language';
import { createBoard, type Board } from '~/features/community/server/public';
import { communityTopic } from '~/shared/topics';
import { both } from '../texts/both';
import { listBoardOf } from './board-of';
import { exportFlagged, listFlagged, measureFlagged } from './flags/flag-review';
import { decide, flag } from './flags/flags';
import { readFigures } from './stewardship/figures';
import { listMerged } from './stewardship/merged';
import { merge, unmerge } from './stewardship/merge';
import { lock, pin, retag } from './stewardship/pin-and-lock';
import { addTag, deleteTag, editTag } from './stewardship/tags';

export { communityMerges } from './tables';
export { undoMergesInto } from './stewardship/undo';

/**
 * Registers flags, their review, and moderators' actions on questions and tags (docs/product/moderation.md,
 * "Stewardship").
 */
export const moderationFeature: Feature = {
  texts: both,
  waits: [
    {
      key: 'flags',
      access: 'moderator',
      link: '/app/admin/flags',
      label: (language) => both[language].flaggedWaiting,
      topics: [communityTopic],
      measure: ({ db }) => measureFlagged(db),
    },
  ],
  push: [{ kind: 'merged', says: (language) => both[language].pushedMerge }, { kind: 'removed' }],
  register: (site, { calls }) => {
    const board = createBoard(site);
    const boardIn = (language: Language): Board => ({ ...board, language });
    calls.register(flagCalls, {
      flag: ({ body }, { caller, language }) => flag(boardIn(language), caller, body),
      flags: ({ query }, { caller, language }) => listFlagged(boardIn(language), caller, query),
      exportFlags: ({ query }, context) => exportFlagged(boardIn(context.language), context, query),
      decideFlags: ({ params, body }, { caller, language }) => decide(boardIn(language), caller, params, body.decision),
    });
    calls.register(personBoardCalls, {
      boardOf: ({ params, query }, { caller }) => listBoardOf(site, caller, params.id, query.before),
    });
    calls.register(stewardCalls, {
      pin: ({ params, body }, { caller, language }) => pin(boardIn(language), caller, params.id, body.pinned_until),
      unpin: ({ params }, { caller, language }) => pin(boardIn(language), caller, params.id, null),
      lock: ({ params, body }, { caller, language }) => lock(boardIn(language), caller, params.id, body.locked),
      unlock: ({ params }, { caller, language }) => lock(boardIn(language), caller, params.id, false),
      merge: ({ params, body }, { caller, language }) => merge(boardIn(language), caller, params.id, body.into),
      unmerge: ({ params }, { caller, language }) => unmerge(boardIn(language), caller, params.id),
      merged: ({ params }, { caller, language }) => listMerged(boardIn(language), caller, params.id),
      retag: ({ params, body }, { caller, language }) => retag(boardIn(language), caller, params.id, body.tags),
      figures: () => readFigures(board),
      addTag: ({ body }, { caller }) => addTag(board, caller, body),
      editTag: ({ params, body }, { caller }) => editTag(board, caller, params.id, body),
      deleteTag: ({ params }, { caller }) => deleteTag(board, caller, params.id),
    });
  },
};
