import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { dutiesOf } from '~/shared/person/role-rules';
import { membersAndAbove, users } from '~/features/people/server/public';
import type { Db } from '~/platform/database';
import { disposition, registerSignedFiles } from '~/platform/http/stored-files';
import type { Site } from '~/platform/site';
import { pathId } from '~/shared/fields';
import { contentTypes, type ContentType } from '~/shared/board/choices';
import { communityAnswers, communityQuestions } from '../tables';
import { attachmentRoute, type AttachmentAddresses, type StoredAttachment } from '~/features/attachments/server/public';

const params = z.object({ type: z.enum(contentTypes), id: pathId, viewer: pathId });

/** Picture types that a browser may show inline. Not SVG: opened by itself it would be a document. */
const inline = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/bmp', 'image/webp']);

/**
 * Serves attachments at their signed addresses, as downloads that may run and load nothing. Each request checks again
 * whether the viewer of the address may see the thread; anything wrong is a 404.
 */
export function registerAttachments(app: FastifyInstance, { db, files }: Site, addresses: AttachmentAddresses): void {
  registerSignedFiles(app, files, {
    route: attachmentRoute,
    params,
    addresses,
    find: async ({ type, id, viewer }) => {
      const attachment = await findSeen(db, type, id, viewer);
      if (!attachment) return null;
      const { key, name, type: mime, charset = 'utf-8' } = attachment;
      return {
        key,
        type: mime === 'text/plain' ? `text/plain; charset=${charset}` : mime,
        disposition: disposition({ name, inline: inline.has(mime) }),
      };
    },
  });
}

async function findSeen(db: Db, type: ContentType, id: number, viewerId: number): Promise<StoredAttachment | null> {
  const [viewer] = await db
    .select({ id: users.id, role: users.role, duties: users.duties })
    .from(users)
    .where(and(eq(users.id, viewerId), membersAndAbove()));
  if (!viewer) return null;
  const { id: questionId, authorId, hiddenAt } = communityQuestions;
  const question = { attachment: communityQuestions.attachment, authorId, hiddenAt };
  const { attachment, authorId: by, hiddenAt: since } = communityAnswers;
  const posts =
    type === 'question'
      ? await db.select({ question }).from(communityQuestions).where(eq(questionId, id))
      : await db
          .select({ question, answer: { attachment, authorId: by, hiddenAt: since } })
          .from(communityAnswers)
          .innerJoin(communityQuestions, eq(questionId, communityAnswers.questionId))
          .where(eq(communityAnswers.id, id));
  const found = posts[0];
  if (!found) return null;
  const all = Object.values(found);
  const hidden = all.some((post) => post.hiddenAt && post.authorId !== viewerId);
  const reviews = viewer.role === 'superuser' || dutiesOf(viewer.role, viewer.duties).includes('moderator');
  return hidden && !reviews ? null : (all.at(-1)?.attachment ?? null);
}
