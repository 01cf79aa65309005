import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { fillPath } from '~/shared/contract';
import { notFound } from '../errors/http-error';
import type { Files } from '../files';
import type { FileRead } from '../files/files';
import type { SignedAddresses } from './signed-addresses';

/** A stored file as it is answered with. */
export interface StoredFile {
  key: string;
  /**
   * Opens a file that is not stored as it is answered with (encrypted); null when it cannot be opened. Without it, the
   * file is read as stored.
   */
  open?: () => Promise<Content | null>;
  /** Its type for the `Content-Type` header; without it, the type it was stored with. */
  type?: string;
  /** The `Content-Disposition` header (`disposition`), for what may be saved. */
  disposition?: string;
}

type Content = Pick<FileRead, 'size' | 'stream'> & Partial<Pick<FileRead, 'contentType'>>;

/** Where private files are served. */
interface SignedFiles<P extends z.ZodObject> {
  /** Its parameters as `:id`, each of them in `params`. */
  route: `/api/${string}`;
  params: P;
  addresses: Pick<SignedAddresses, 'secondsLeft'>;
  /** Finds the file of an address that we signed and that has not expired; decides whether it may be read still. */
  find(params: z.output<P>): Promise<StoredFile | null>;
  /** A browser may keep a copy until the address expires: for what lists show over and over (docs/decisions/0048). */
  cachedWhileSigned?: true;
}

type Reads = Pick<Files, 'read'>;

const query = z.object({ expires: z.coerce.number().int().positive(), signature: z.string().max(64) });

/**
 * Serves private files at their signed addresses, and only there: whatever is wrong is a 404. No copy stays with the
 * browser (`no-store`), so a device that is shared has none after the logout.
 */
export function registerSignedFiles<P extends z.ZodObject>(
  app: FastifyInstance,
  files: Reads,
  { route, params, addresses, find, cachedWhileSigned }: SignedFiles<P>,
): void {
  app.get(route, { schema: { hide: true } }, async (request, reply) => {
    const path = params.safeParse(request.params);
    const signed = query.safeParse(request.query);
    if (!path.success || !signed.success) throw notFound();
    const { expires, signature } = signed.data;
    const left = addresses.secondsLeft(fillPath(route, { params: path.data }), expires, signature);
    const found = left === null ? null : await find(path.data);
    return send(reply, files, found, cachedWhileSigned ? `private, max-age=${left}` : 'private, no-store');
  });
}

/** Answers with a public file, which may be cached for so many seconds; 404 for null. */
export function sendPublicFile(reply: FastifyReply, files: Reads, found: StoredFile | null, seconds: number) {
  return send(reply, files, found, `public, max-age=${seconds}`);
}

/** Whatever is in the file, it may run and load nothing. */
async function send(reply: FastifyReply, files: Reads, found: StoredFile | null, cacheControl: string) {
  const file: Content | null = found && (await (found.open ? found.open() : files.read(found.key)));
  if (!file) throw notFound();
  const { type = file.contentType, disposition } = found!;
  return reply
    .headers({
      'Content-Type': type,
      'Content-Length': file.size,
      ...(disposition !== undefined && { 'Content-Disposition': disposition }),
      'Cache-Control': cacheControl,
      'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    })
    .send(file.stream);
}

/** Returns the header for a file of any name (RFC 6266): plain letters for old programs, the true name for the rest. */
export function disposition({ name, inline }: { name: string; inline: boolean }): string {
  const plain = name.replace(/[^\w.() -]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
