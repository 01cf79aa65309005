import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { users } from '~/features/accounts/server/public';
import type { Tx } from '~/platform/database';
import { keyFor, type SecretKey } from '~/platform/secrets/key-ring';
import type { Site } from '~/platform/site';
import { prefixOf, type Language } from '~/shared/language';
import { both } from '../texts/both';
import { noticeSettings } from './tables';

/** Mails that people choose to have, and how one link ends them. */
export interface ChosenMails {
  /** Where their links are, without a slash at the end. */
  route: string;
  /** What their signatures are made for: a link of one kind of mails does not end another. */
  purpose: string;
  /** What is asked, and said when it is done. */
  words(language: Language): { ask: string; done: string };
  /** Ends them for somebody. */
  stop(tx: Tx, userId: number): Promise<unknown>;
}

/** The mails of notices. */
export const noticeMails: ChosenMails = {
  route: '/api/notifications/unsubscribe',
  purpose: 'unsubscribe',
  words: (language) => ({ ask: both[language].unsubscribing.ask, done: both[language].unsubscribing.done }),
  stop: (tx, userId) => tx.update(noticeSettings).set({ mail: 'none' }).where(eq(noticeSettings.userId, userId)),
};

export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>;

/** Links that end one person's mails, without a login. They work as long as the secret key is the same. */
export function createUnsubscribeLinks(
  { config }: Pick<Site, 'config'>,
  { route, purpose }: Pick<ChosenMails, 'route' | 'purpose'> = noticeMails,
) {
  const { keys } = config;
  const sign = (key: SecretKey, userId: number) =>
    createHmac('sha256', keyFor(key, purpose)).update(String(userId)).digest().subarray(0, 16).toString('base64url');
  return {
    address: (userId: number) => `${config.publicUrl}${route}/${userId}.${sign(keys.current, userId)}/`,
    /** Whose it is; null when we did not make it. */
    userOf(token: string): number | null {
      const [, id = '', signature = ''] = /^(\d{1,10})\.([\w-]{22})$/.exec(token) ?? [];
      if (!id) return null;
      const isBy = (key: SecretKey) => timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, Number(id))));
      return keys.known().some(isBy) ? Number(id) : null;
    },
  };
}

/**
 * The link at the end of a mail. Opening it only asks (mail programs open links by themselves); the button's POST, or the
 * mail program's own (RFC 8058), ends the mails.
 */
export async function registerUnsubscribe(app: FastifyInstance, site: Site, mails: ChosenMails): Promise<void> {
  const { db, write } = site;
  const { route, words, stop } = mails;
  const links = createUnsubscribeLinks(site, mails);
  /** That of the mail which the link was in. */
  const languageOfPerson = async (id: number): Promise<Language> => {
    const [person] = await db.select({ language: users.language }).from(users).where(eq(users.id, id));
    return person?.language ?? 'en';
  };
  await app.register(async (scope) => {
    // What a form and RFC 8058 send; the address says all there is to know.
    const kind = 'application/x-www-form-urlencoded';
    scope.addContentTypeParser(kind, { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) =>
      done(null, undefined),
    );
    scope.get<{ Params: { token: string } }>(
      `${route}/:token/`,
      { schema: { hide: true } },
      async ({ params }, reply) => {
        const userId = links.userOf(params.token);
        if (userId === null) return incomplete(reply);
        const language = await languageOfPerson(userId);
        const { askTitle, button } = both[language].unsubscribing;
        return page(
          reply,
          language,
          askTitle,
          `<p>${words(language).ask}</p><form method="post"><button>${button}</button></form>`,
        );
      },
    );
    scope.post<{ Params: { token: string } }>(
      `${route}/:token/`,
      { schema: { hide: true } },
      async ({ params }, reply) => {
        const userId = links.userOf(params.token);
        if (userId === null) return incomplete(reply);
        await write((tx) => stop(tx, userId));
        const language = await languageOfPerson(userId);
        const { doneTitle, toNotifications } = both[language].unsubscribing;
        return page(
          reply,
          language,
          doneTitle,
          `<p>${words(language).done}</p><p><a href="${prefixOf(language)}/notifications">${toNotifications}</a></p>`,
        );
      },
    );
  });
}

/** The address was cut off on its way: nobody knows whose it was, so it is said in every language. */
function incomplete(reply: FastifyReply) {
  const { en, ml } = both;
  const said = `<p>${en.unsubscribing.incomplete}</p><section lang="ml"><h2>${ml.unsubscribing.incompleteTitle}</h2><p>${ml.unsubscribing.incomplete}</p></section>`;
  return page(reply.code(404), 'en', en.unsubscribing.incompleteTitle, said);
}

/** A page without scripts, for whoever comes from a mail program. */
function page(reply: FastifyReply, language: Language, title: string, body: string) {
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>
:root{color-scheme:light dark;--paper:#fbfaf6;--ink:#14211d;--green:#0e5a47;--on:#fff}@media(prefers-color-scheme:dark){:root{--paper:#0f1614;--ink:#eef2ee;--green:#5cc3a2;--on:#06251c}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:1.125rem/1.6 system-ui,sans-serif}main{max-width:30rem;padding:2rem}
h1,h2{margin:0 0 1rem;font-size:1.75rem;line-height:1.2}h2{margin-top:2rem;font-size:1.25rem}a{color:var(--green)}button{font:inherit;font-weight:600;padding:.75rem 1.25rem;border:0;border-radius:6px;background:var(--green);color:var(--on);cursor:pointer}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' })
    .send(html);
}
