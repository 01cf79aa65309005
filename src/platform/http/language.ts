import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { languages, prefixOf, type Language } from '~/shared/language';

const asked = new WeakMap<IncomingMessage, Language>();

/** An address without the language it begins with, and that language: `/ml/api/areas/` is `/api/areas/` in Malayalam. */
export function splitLanguage(address: string): { language: Language; rest: string } {
  for (const language of languages) {
    const prefix = prefixOf(language);
    if (prefix === '' || address.slice(0, prefix.length).toLowerCase() !== prefix) continue;
    const rest = address.slice(prefix.length);
    if (rest === '' || rest.startsWith('/') || rest.startsWith('?')) return { language, rest: rest.startsWith('/') ? rest : `/${rest}` };
  }
  return { language: 'en', rest: address };
}

/** For Fastify's `rewriteUrl`: calls in another language are the same routes, and remember which one was asked for. Pages keep their address. */
export function withoutLanguage(request: IncomingMessage): string {
  const address = request.url ?? '/';
  const { language, rest } = splitLanguage(address);
  if (language === 'en' || !rest.startsWith('/api/')) return address;
  asked.set(request, language);
  return rest;
}

/** The language of a request: that of its address. */
export const languageOf = (request: FastifyRequest): Language => asked.get(request.raw) ?? splitLanguage(request.originalUrl).language;
