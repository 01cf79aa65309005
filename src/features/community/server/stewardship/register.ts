import type { CallRegistrar } from '~/platform/http/calls';
import { stewardCalls } from '../../contract';
import type { Community } from '../context';
import { readFigures } from './figures';
import { listMerged } from './merged';
import { merge, unmerge } from './merge';
import { lock, pin, retag } from './pin-and-lock';
import { createTagList } from './tag-list';
import { addTag, deleteTag, editTag } from './tags';

/** Registers what moderators do with questions and tags (docs/product/community.md, "Stewardship"). */
export function registerStewardship(site: Community, calls: CallRegistrar): void {
  const tags = createTagList(site);
  const board = (language: Community['language']): Community => ({ ...site, language });
  calls.register(stewardCalls, {
    pin: ({ params, body }, { caller, language }) => pin(board(language), caller, params.id, body.pinned_until),
    unpin: ({ params }, { caller, language }) => pin(board(language), caller, params.id, null),
    lock: ({ params, body }, { caller, language }) => lock(board(language), caller, params.id, body.locked),
    unlock: ({ params }, { caller, language }) => lock(board(language), caller, params.id, false),
    merge: ({ params, body }, { caller, language }) => merge(board(language), caller, params.id, body.into),
    unmerge: ({ params }, { caller, language }) => unmerge(board(language), caller, params.id),
    merged: ({ params }, { caller, language }) => listMerged(board(language), caller, params.id),
    retag: ({ params, body }, { caller, language }) => retag(board(language), caller, params.id, body.tags),
    figures: () => readFigures(site),
    tags: ({ query }) => tags(query),
    addTag: ({ body }, { caller }) => addTag(site, caller, body),
    editTag: ({ params, body }, { caller }) => editTag(site, caller, params.id, body),
    deleteTag: ({ params }, { caller }) => deleteTag(site, caller, params.id),
  });
}
