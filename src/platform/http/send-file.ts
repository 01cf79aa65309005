import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';

/** How a stored file is answered with. */
export interface FileAnswer {
  /** What it is, as the `Content-Type` header says it. */
  type: string;
  /** What it is called where somebody saves it. */
  name: string;
  /** Whether a browser may show it in place. */
  inline: boolean;
  cacheControl: string;
}

/** Answers with a stored file at an address of its own: whatever is in it, it may run and load nothing. */
export const sendFile = (
  reply: FastifyReply,
  { size, stream }: { size: number; stream: Readable },
  { type, name, inline, cacheControl }: FileAnswer,
) =>
  reply
    .headers({
      'Content-Type': type,
      'Content-Length': size,
      'Content-Disposition': `${inline ? 'inline' : 'attachment'}; ${filenameOf(name)}`,
      'Cache-Control': cacheControl,
      'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    })
    .send(stream);

/** RFC 6266: plain letters for old programs, the name as it is for the rest. */
function filenameOf(name: string): string {
  const plain = name.replace(/[^\w.() -]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}
