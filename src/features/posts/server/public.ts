import { placesIn } from '~/features/areas/server/public';
import type { Feature } from '~/platform/feature';
import type { PublicPages } from '~/platform/http/crawlers';
import type { CallRegistrar } from '~/platform/http/calls';
import { notFound } from '~/platform/errors/http-error';
import type { Site } from '~/platform/site';
import { toIso } from '~/shared/dates';
import { inLanguage } from '~/shared/language';
import { pageOf } from '~/shared/paging';
import { dayIso } from '~/shared/standing';
import { circularCalls, newsCalls, newsTopic, postCalls } from '../contract';
import { nextChange } from '../rules';
import * as texts from '../texts';
import { both } from '../texts/both';
import { postRows } from './personal';
import { countAddressed, isOutAt } from './audience';
import { contextOf, tellJob, type Posts } from './context';
import { loadDemoPosts } from './demo/load';
import { registerFeed } from './feed';
import { registerFiles } from './file-routes';
import { addFile, postFileOwner, removeFile } from './files';
import { presentOfficeRow, presentRow } from './present';
import { archivePost, publishPost, workOnPublishing } from './publish';
import { acknowledge, listCirculars, readCircular } from './read';
import { exportReceipts, listReceipts } from './receipts';
import { addPost, audienceFor, deletePost, editPost, readPost } from './service';
import { posts as table, postFiles } from './tables';
import { workOnTelling } from './tell';
import { findComing, findFiles, findNews, findOffice, findOneNews } from './views';

/** News for everybody and circulars for members: written by the office and area admins, told once, read and confirmed. */
export const postsFeature: Feature = {
  texts: both,
  register: (site, { app, calls }) => {
    const posts = contextOf(site);
    registerFiles(app, posts);
    registerFeed(app, posts);
    registerNews(posts, calls);
    registerCirculars(posts, calls);
    registerOffice(posts, calls);
  },
  personal: { rows: postRows },
  jobs: (site) => {
    const posts = contextOf(site);
    workOnPublishing(posts);
    workOnTelling(posts);
  },
  // Not what publishes: what is scheduled in a restored backup still comes out.
  mailJobs: [tellJob],
  files: (site) => [postFileOwner(site)],
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
      if (!post) throw notFound(texts.newsUnknown);
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
    circular: ({ params }, context) => readCircular(posts, context.caller, params.id, context.language),
    acknowledge: ({ params }, context) => acknowledge(posts, context.caller, params.id, context.language),
  });
}

function registerOffice(posts: Posts, calls: CallRegistrar): void {
  const { db, clock } = posts;
  const today = () => dayIso(clock.now());
  calls.register(postCalls, {
    posts: async ({ query }, { caller, language }) => {
      const now = clock.now();
      const { count, rows, counts } = await findOffice(posts, caller, query, now);
      const placed = await placesIn(db, language);
      return pageOf(
        postCalls.posts.path,
        query,
        count,
        rows.map((row) => presentOfficeRow(placed(row), counts.get(row.post.id), now)),
      );
    },
    addPost: ({ body }, { caller }) => addPost(posts, caller, body),
    countAudience: async ({ query }, { caller }) => {
      const { all = false, ...lists } = query;
      const count = await countAddressed(db, await audienceFor(db, caller, { all, ...lists }), today());
      return { count, area_id: caller.isStaff || caller.isSuperuser ? null : caller.areaId };
    },
    post: ({ params }, { caller }) => readPost(posts, caller, params.id),
    editPost: ({ params, body }, { caller }) => editPost(posts, caller, params.id, body),
    deletePost: ({ params }, { caller }) => deletePost(posts, caller, params.id),
    audience: async ({ params }, { caller }) => ({
      count: await countAddressed(db, (await readPost(posts, caller, params.id)).audience, today()),
    }),
    publish: ({ params, body }, { caller }) => publishPost(posts, caller, params.id, body),
    archive: ({ params, body }, { caller }) => archivePost(posts, caller, params.id, body?.updated_at),
    receipts: ({ params, query }, { caller, language }) => listReceipts(posts, caller, params.id, query, language),
    exportReceipts: ({ params, query }, { caller, setHeader }) =>
      exportReceipts(posts, caller, params.id, query, setHeader),
    addFile: ({ params, files }, { caller }) => addFile(posts, caller, params.id, files.file[0]),
    removeFile: ({ params }, { caller }) => removeFile(posts, caller, params.id, params.fileId),
  });
}

/** The pages of news, for the sitemap. */
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
        ...rows.filter(({ kind }) => kind === 'news').map(({ id, changed }) => ({ path: `/news/${id}`, changed })),
      ];
    },
  };
}
