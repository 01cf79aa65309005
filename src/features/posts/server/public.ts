import type { Feature } from '~/platform/feature';
import type { PublicPages } from '~/platform/http/sitemap';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Site } from '~/platform/site';
import { toIso } from '~/shared/dates';
import { inLanguage } from '~/shared/language';
import { pageOf } from '~/shared/paging';
import { dayIso } from '~/shared/membership-status';
import { circularCalls, newsCalls, newsTopic, postCalls } from '../contract';
import { personCircularCalls } from '../contract/person';
import { nextChange } from '../rules';
import { both } from '../texts/both';
import { postRows } from './personal';
import { countAddressed, isOutAt } from './audience';
import { listCircularsOf } from './circulars-of';
import { contextOf, deliveryJob, type Posts } from './context';
import { loadDemoPosts } from '~demo/posts/load';
import { registerFeed } from './feed';
import { registerFiles } from './file-routes';
import { postFinder } from './find';
import { addFile, postFileOwner, removeFile } from './files';
import { presentRow } from './present';
import { archivePost, undoArchive } from './archive';
import { publishPost, workOnPublishing } from './publish';
import { acknowledge, keepCirculars, listCirculars, readCircular } from './read';
import { remindReaders } from './remind';
import { exportReceipts, listReceipts } from './receipts';
import { refuse } from './refusals';
import { addPost, audienceFor, deletePost, editPost } from './service';
import { exportPosts, listPosts } from './office-list';
import { readPost } from './office-post';
import { posts as table, postFiles } from './tables';
import { workOnDelivery } from './deliver';
import { findComing, findFiles, findNews, findOneNews } from './views';

/** News for visitors and circulars for members, written by the office and area admins, with delivery and receipts. */
export const postsFeature: Feature = {
  texts: both,
  register: (site, { app, calls }) => {
    const posts = contextOf(site);
    registerFiles(app, posts);
    registerFeed(app, posts);
    registerNews(posts, calls);
    registerCirculars(posts, calls);
    registerOffice(posts, calls);
    calls.register(personCircularCalls, {
      circularsOf: ({ params, query }, { caller, language }) =>
        listCircularsOf(posts, caller, params.id, { before: query.before, language }),
    });
  },
  personal: { rows: postRows },
  jobs: (site) => {
    const posts = contextOf(site);
    workOnPublishing(posts);
    workOnDelivery(posts);
  },
  // Without the job that publishes: a scheduled post in a restored backup is still published.
  mailJobs: [deliveryJob],
  files: (site) => [postFileOwner(site)],
  finds: [postFinder],
  push: [
    { kind: 'circular', key: 'posts.urgent', urgency: 'high', days: 3, showsTitle: true },
    { kind: 'circular', showsTitle: true },
    { kind: 'news', showsTitle: true },
  ],
  pages: newsPages,
  robots: { closed: ['/circulars'] },
  demo: loadDemoPosts,
  demoData: { rows: [{ table: postFiles }, { table }], topics: [newsTopic] },
};

/** Registers the public calls (docs/product/posts.md, "Calls"). */
function registerNews(posts: Posts, calls: CallRegistrar): void {
  const { db, clock, addresses } = posts;
  calls.register(newsCalls, {
    newsList: async ({ query }, context) => {
      const now = clock.now();
      const today = dayIso(now);
      context.validUntil(nextChange(now, await findComing(posts, now, today)));
      const { count, rows } = await findNews(posts, query, now, today);
      return pageOf(
        newsCalls.newsList.path,
        query,
        count,
        rows.map((row) => presentRow(row, { language: context.language, today })),
      );
    },
    news: async ({ params }, context) => {
      const now = clock.now();
      const post = await findOneNews(db, params.id, now);
      if (!post) throw refuse.notFound((t) => t.newsUnknown);
      context.validUntil(nextChange(now, [post]));
      const { language } = context;
      return {
        ...presentRow(post, { language, today: dayIso(now) }),
        body: inLanguage(language, post.body, post.bodyMl),
        updated_at: toIso(post.updatedAt),
        files: (await findFiles(db, post.id)).map(addresses.ofNews),
      };
    },
  });
}

function registerCirculars(posts: Posts, calls: CallRegistrar): void {
  calls.register(circularCalls, {
    circulars: ({ query }, context) => listCirculars(posts, context.caller, query, context.language),
    keptCirculars: (_, context) => keepCirculars(posts, context.caller, context.language),
    circular: ({ params }, context) => readCircular(posts, context.caller, params.id, context.language),
    acknowledge: ({ params }, context) => acknowledge(posts, context.caller, params.id, context.language),
  });
}

function registerOffice(posts: Posts, calls: CallRegistrar): void {
  const { db, clock } = posts;
  const today = () => dayIso(clock.now());
  calls.register(postCalls, {
    posts: ({ query }, { caller, language }) => listPosts(posts, caller, query, language),
    exportPosts: ({ query }, context) => exportPosts(posts, context, query),
    addPost: ({ body }, { caller }) => addPost(posts, caller, body),
    countAudience: async ({ query }, { caller }) => {
      const { all = false, ...lists } = query;
      const counts = await countAddressed(db, await audienceFor(db, caller, { all, ...lists }), today());
      return { ...counts, area_id: caller.isStaff || caller.isSuperuser ? null : caller.areaId };
    },
    post: ({ params }, { caller }) => readPost(posts, caller, params.id),
    editPost: ({ params, body }, { caller }) => editPost(posts, caller, params.id, body),
    deletePost: ({ params }, { caller }) => deletePost(posts, caller, params.id),
    audience: async ({ params }, { caller }) =>
      countAddressed(db, (await readPost(posts, caller, params.id)).audience, today()),
    publish: ({ params, body }, { caller }) => publishPost(posts, caller, params.id, body),
    archive: ({ params, body }, { caller }) => archivePost(posts, caller, params.id, body?.updated_at),
    undoArchive: ({ params }, { caller }) => undoArchive(posts, caller, params.id),
    remind: ({ params }, { caller }) => remindReaders(posts, caller, params.id),
    receipts: ({ params, query }, { caller, language }) => listReceipts(posts, caller, params.id, query, language),
    exportReceipts: ({ params, query }, context) => exportReceipts(posts, context, params.id, query),
    addFile: ({ params, files }, { caller }) => addFile(posts, caller, params.id, files.file[0]),
    removeFile: ({ params }, { caller }) => removeFile(posts, caller, params.id, params.fileId),
  });
}

/** Returns the pages of news, for the sitemap. */
function newsPages({ db, clock }: Site): PublicPages {
  return {
    topics: [newsTopic],
    pages: async () => {
      const rows = await db
        .select({ id: table.id, kind: table.kind, changed: table.updatedAt })
        .from(table)
        .where(isOutAt(clock.now()));
      return [
        { path: '/news' },
        ...rows
          .filter(({ kind }) => kind === 'news')
          .map(({ id, changed }) => ({ path: `/news/${id}` as const, changed })),
      ];
    },
  };
}
