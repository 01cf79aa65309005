import { desc } from 'drizzle-orm';
import type { Finder } from '~/platform/feature';
import { inLanguage } from '~/shared/language';
import type { PostKind, PostState } from '../contract/choices';
import { stateAt } from '../rules';
import { both } from '../texts/both';
import { managedBy } from './audience';
import { posts } from './tables';

/** Finds circulars and news by their titles in either language, the last changed first; an area admin's own area's. */
export const postFinder: Finder = {
  kind: 'post',
  access: 'staff-or-area-admin',
  find: async ({ db, clock }, { caller, language }) => {
    const { id, title, titleMl, kind, state, publishAt } = posts;
    const rows = await db
      .select({ id, title, titleMl, kind, state, publishAt })
      .from(posts)
      .where(managedBy(caller))
      .orderBy(desc(posts.updatedAt));
    const now = clock.now();
    return rows.map((post) => ({
      id: post.id,
      title: inLanguage(language, post.title, post.titleMl),
      detail: `${both[language][kindTexts[post.kind]]} · ${both[language][stateTexts[stateAt(now, post)]]}`,
      link: `/app/admin/posts?post=${post.id}`,
      names: [post.title, post.titleMl],
    }));
  },
};

const kindTexts = { news: 'kindNews', circular: 'kindCircular' } as const satisfies Record<PostKind, string>;
const stateTexts = {
  draft: 'stateDraft',
  scheduled: 'stateScheduled',
  published: 'statePublished',
  archived: 'stateArchived',
} as const satisfies Record<PostState, string>;
