import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { languages, prefixOf, type Language } from '~/shared/language';

/**
 * Returns an address without the language it begins with, and that language: `/ml/api/areas/` is `/api/areas/` in
 * Malayalam.
 */
export function splitLanguage(address: string): { language: Language; rest: string } {
  for (const language of languages) {
    const prefix = prefixOf(language);
    if (prefix === '' || address.slice(0, prefix.length).toLowerCase() !== prefix) continue;
    const rest = address.slice(prefix.length);
    if (rest === '' || rest.startsWith('/') || rest.startsWith('?'))
      return { language, rest: rest.startsWith('/') ? rest : `/${rest}` };
  }
  return { language: 'en', rest: address };
}

/** For Fastify's `rewriteUrl`: calls in another language are the same routes. Pages keep their address. */
export function withoutLanguage({ url = '/' }: IncomingMessage): string {
  const { rest } = splitLanguage(url);
  return rest.startsWith('/api/') ? rest : url;
}

/** Returns the language of a request: that of the address it came with. */
export const languageOf = (request: FastifyRequest): Language => splitLanguage(request.originalUrl).language;
