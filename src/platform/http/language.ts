import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { splitLanguage, type Language } from '~/shared/language';

/** For Fastify's `rewriteUrl`: calls in another language are the same routes. Pages keep their address. */
export function withoutLanguage({ url = '/' }: IncomingMessage): string {
  const { rest } = splitLanguage(url);
  return rest.startsWith('/api/') ? rest : url;
}

/** Returns the language of a request: that of the address it came with. */
export const languageOf = (request: FastifyRequest): Language => splitLanguage(request.originalUrl).language;
