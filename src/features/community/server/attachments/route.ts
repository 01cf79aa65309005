import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { dutiesOf, membersAndAbove, users } from '~/features/accounts/server/public';
import type { Db } from '~/platform/database';
import { notFound } from '~/platform/errors/http-error';
import { sendFile } from '~/platform/http/send-file';
import type { Site } from '~/platform/site';
import { pathId } from '~/shared/fields';
import { contentTypes, type ContentType } from '../../contract/choices';
import { communityAnswers, communityQuestions } from '../tables';
import { attachmentRoute, type AttachmentAddresses } from './addresses';
import type { StoredAttachment } from './store';

const params = z.object({ type: z.enum(contentTypes), id: pathId, viewer: pathId });
const query = z.object({ expires: z.coerce.number().int().positive(), signature: z.string().max(64) });

/** Pictures a browser may show in place. Not SVG: opened by itself it would be a document. */
const inline = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/bmp', 'image/webp']);

/**
 * Serves attachments at their signed addresses: downloads that may run and load nothing. Whether their person may see the
 * thread is decided anew each time; whatever is wrong is a 404.
 */
export function registerAttachments(app: FastifyInstance, { db, files }: Site, addresses: AttachmentAddresses): void {
  app.get(`${attachmentRoute}/:type/:id/:viewer`, { schema: { hide: true } }, async (request, reply) => {
    const path = params.safeParse(request.params);
    const signed = query.safeParse(request.query);
    if (!path.success || !signed.success) throw notFound();
    const { type, id, viewer } = path.data;
    const { expires, signature } = signed.data;
    const left = addresses.secondsLeft(`${attachmentRoute}/${type}/${id}/${viewer}`, expires, signature);
    const attachment = left === null ? null : await findSeen(db, type, id, viewer);
    const file = attachment ? await files.read(attachment.key) : null;
    if (!attachment || !file) throw notFound();
    const { name, type: mime, charset = 'utf-8' } = attachment;
    return sendFile(reply, file, {
      type: mime === 'text/plain' ? `text/plain; charset=${charset}` : mime,
      name,
      inline: inline.has(mime),
      cacheControl: `private, max-age=${left}`,
    });
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
