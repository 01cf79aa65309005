import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { keyFor, type SecretKey } from '~/platform/secrets/key-ring';
import type { Site } from '~/platform/site';
import { noticeSettings } from './tables';

const route = '/api/notifications/unsubscribe';

export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>;

/** Links that end one person's mails, without a login. They work as long as the secret key is the same. */
export function createUnsubscribeLinks({ config }: Pick<Site, 'config'>) {
  const { keys } = config;
  const sign = (key: SecretKey, userId: number) => createHmac('sha256', keyFor(key, 'unsubscribe')).update(String(userId)).digest().subarray(0, 16).toString('base64url');
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
export async function registerUnsubscribe(app: FastifyInstance, { write }: Site, links: UnsubscribeLinks): Promise<void> {
  await app.register(async (scope) => {
    // What a form and RFC 8058 send; the address says all there is to know.
    const kind = 'application/x-www-form-urlencoded';
    scope.addContentTypeParser(kind, { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => done(null, undefined));
    scope.get<{ Params: { token: string } }>(`${route}/:token/`, { schema: { hide: true } }, async ({ params }, reply) => {
      if (links.userOf(params.token) === null) return incomplete(reply);
      return page(reply, 'No more mails?', '<p>You will get no more notices of the community board by mail. The bell on the site stays.</p><form method="post"><button>Unsubscribe</button></form>');
    });
    scope.post<{ Params: { token: string } }>(`${route}/:token/`, { schema: { hide: true } }, async ({ params }, reply) => {
      const userId = links.userOf(params.token);
      if (userId === null) return incomplete(reply);
      await write((tx) => tx.update(noticeSettings).set({ mail: 'none' }).where(eq(noticeSettings.userId, userId)));
      return page(reply, 'Done', '<p>You get no more notices by mail. You can change this at any time under Notifications.</p><p><a href="/notifications">To your notifications</a></p>');
    });
  });
}

/** The address was cut off on its way. */
const incomplete = (reply: FastifyReply) =>
  page(reply.code(404), 'This link is not complete', '<p>Please copy all of it from the mail.</p>');

/** A page without scripts, for whoever comes from a mail program. */
function page(reply: FastifyReply, title: string, body: string) {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>
:root{color-scheme:light dark;--paper:#fbfaf6;--ink:#14211d;--green:#0e5a47;--on:#fff}@media(prefers-color-scheme:dark){:root{--paper:#0f1614;--ink:#eef2ee;--green:#5cc3a2;--on:#06251c}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:1.125rem/1.6 system-ui,sans-serif}main{max-width:30rem;padding:2rem}
h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.2}a{color:var(--green)}button{font:inherit;font-weight:600;padding:.75rem 1.25rem;border:0;border-radius:6px;background:var(--green);color:var(--on);cursor:pointer}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
  return reply.type('text/html; charset=utf-8').headers({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' }).send(html);
}
