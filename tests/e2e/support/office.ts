import { mailsTo } from './outbox';
import { ask } from './people';
import { passwords, type Server } from './server';
import { people } from './session';

/** Somebody of the office's lists, as far as tests ask for it. */
interface Listed {
  id: number;
  email: string;
  area: number;
  unit: number;
}

/** Makes the demo's admin a registrar, and gives the demo's people. */
export async function makeRegistrar(server: Server): Promise<(email: string) => Listed> {
  const login = { email_or_member_id: people.superuser, password: passwords.superuser };
  const token = (await ask(server, 'POST', '/api/auth/login/', login)).body.token as unknown as string;
  const users = (await ask(server, 'GET', '/api/users/', undefined, token)).body as unknown as Listed[];
  const of = (email: string) => users.find((user) => user.email === email)!;
  await ask(server, 'PATCH', `/api/users/${of(people.admin).id}/`, { duties: ['registrar'] }, token);
  return of;
}

/** The part of the address in somebody's newest mail that begins with `path`; `count` mails are waited for. */
export async function linkIn(server: Server, email: string, path: string, count: number): Promise<string> {
  const mail = (await mailsTo(server.dataDir, email, count)).at(-1);
  return new RegExp(`/${path}/[\\w.-]+`).exec(mail?.text ?? '')![0];
}
