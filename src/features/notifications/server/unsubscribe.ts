import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { lockUser, users } from '~/features/people/server/public';
import type { Tx } from '~/platform/database';
import { keyFor, type SecretKey } from '~/platform/secrets/key-ring';
import type { Site } from '~/platform/site';
import { prefixOf, type Language } from '~/shared/language';
import { both } from '../texts/both';

/** Mails that people subscribe to, and how a link ends them. */
export interface ChosenMails {
  /** The path of their links, without a slash at the end. */
  route: string;
  /** The purpose of their signatures: a link of one kind of mails does not end another kind. */
  purpose: string;
  /** The question and the confirmation. */
  words(language: Language): { ask: string; done: string };
  /** Ends them for a person, whose row is locked, and records it. */
  stop(tx: Tx, userId: number, at: Date): Promise<unknown>;
}

/** The mails of notices, without the way to end them. */
export const noticeMails: Omit<ChosenMails, 'stop'> = {
  route: '/api/notifications/unsubscribe',
  purpose: 'unsubscribe',
  words: (language) => ({ ask: both[language].unsubscribing.ask, done: both[language].unsubscribing.done }),
};

export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>;

/** Returns links that end a person's mails without a login. They work while the site has the secret key. */
export function createUnsubscribeLinks(
  { config }: Pick<Site, 'config'>,
  { route, purpose }: Pick<ChosenMails, 'route' | 'purpose'> = noticeMails,
) {
  const { keys } = config;
  const sign = (key: SecretKey, userId: number) =>
    createHmac('sha256', keyFor(key, purpose)).update(String(userId)).digest().subarray(0, 16).toString('base64url');
  return {
    address: (userId: number) => `${config.publicUrl}${route}/${userId}.${sign(keys.current, userId)}/`,
    /** Returns the id of a token's person; null for a token that the site did not make. */
    userOf(token: string): number | null {
      const [, id = '', signature = ''] = /^(\d{1,10})\.([\w-]{22})$/.exec(token) ?? [];
      if (!id) return null;
      const isBy = (key: SecretKey) => timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, Number(id))));
      return keys.known().some(isBy) ? Number(id) : null;
    },
  };
}

/**
 * Registers the page of the link at the end of a mail. Opening it only shows a button, because mail programs open links
 * by themselves; the button's POST, or the mail program's own (RFC 8058), ends the mails.
 */
export async function registerUnsubscribe(app: FastifyInstance, site: Site, mails: ChosenMails): Promise<void> {
  const { db, write, clock } = site;
  const { route, words, stop } = mails;
  const links = createUnsubscribeLinks(site, mails);
  /** Returns the language of the mail that had the link. */
  const languageOfPerson = async (id: number): Promise<Language> => {
    const [person] = await db.select({ language: users.language }).from(users).where(eq(users.id, id));
    return person?.language ?? 'en';
  };
  await app.register(async (scope) => {
    // The type that a form and RFC 8058 send. The body is ignored: the address has everything.
    const kind = 'application/x-www-form-urlencoded';
    scope.addContentTypeParser(kind, { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) =>
      done(null, undefined),
    );
    const answer = async (token: string, reply: FastifyReply, ends: boolean) => {
      const userId = links.userOf(token);
      if (userId === null) return incomplete(reply);
      if (ends)
        await write(async (tx) => {
          if (await lockUser(tx, userId)) await stop(tx, userId, clock.now());
        });
      const language = await languageOfPerson(userId);
      const { askTitle, button, doneTitle, toNotifications } = both[language].unsubscribing;
      const { ask, done } = words(language);
      const form = `<form method="post"><button>${button}</button></form>`;
      const link = `<p><a href="${prefixOf(language)}/notifications">${toNotifications}</a></p>`;
      return ends
        ? page(reply, language, doneTitle, `<p>${done}</p>${link}`)
        : page(reply, language, askTitle, `<p>${ask}</p>${form}`);
    };
    type Token = { Params: { token: string } };
    const [path, options] = [`${route}/:token/`, { schema: { hide: true } }];
    scope.get<Token>(path, options, ({ params }, reply) => answer(params.token, reply, false));
    scope.post<Token>(path, options, ({ params }, reply) => answer(params.token, reply, true));
  });
}

/** Sends the page for an incomplete address, in every language, since its person is unknown. */
function incomplete(reply: FastifyReply) {
  const { en, ml } = both;
  const malayalam = `<h2>${ml.unsubscribing.incompleteTitle}</h2><p>${ml.unsubscribing.incomplete}</p>`;
  const body = `<p>${en.unsubscribing.incomplete}</p><section lang="ml">${malayalam}</section>`;
  return page(reply.code(404), 'en', en.unsubscribing.incompleteTitle, body);
}

const styles = `
:root{color-scheme:light dark;--paper:#fbfaf6;--ink:#14211d;--green:#0e5a47;--on:#fff}
@media(prefers-color-scheme:dark){:root{--paper:#0f1614;--ink:#eef2ee;--green:#5cc3a2;--on:#06251c}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper);color:var(--ink)}
body{font:1.125rem/1.6 system-ui,sans-serif}main{max-width:30rem;padding:2rem}
h1,h2{margin:0 0 1rem;font-size:1.75rem;line-height:1.2}h2{margin-top:2rem;font-size:1.25rem}a{color:var(--green)}
button{font:inherit;font-weight:600;padding:.75rem 1.25rem;border:0;border-radius:6px}
button{background:var(--green);color:var(--on);cursor:pointer}`;

/** Sends a page without scripts, for readers who come from a mail program. */
function page(reply: FastifyReply, language: Language, title: string, body: string) {
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${styles}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' })
    .send(html);
}
