import { mailsTo } from './outbox';
import { callApi } from './people';
import { passwords, type Server } from './server';
import { people } from './session';

/** A person of the office's lists, as far as tests need it. */
interface Listed {
  id: number;
  email: string;
  area: number;
  unit: number;
}

/** Makes the demo's admin a registrar, and returns the demo's people. */
export async function makeRegistrar(server: Server): Promise<(email: string) => Listed> {
  const login = { email_or_member_id: people.superuser, password: passwords.superuser };
  const token = (await callApi(server, 'POST', '/api/auth/login/', login)).body.token as unknown as string;
  const users = (await callApi(server, 'GET', '/api/users/', undefined, token)).body as unknown as Listed[];
  const of = (email: string) => users.find((user) => user.email === email)!;
  await callApi(server, 'PATCH', `/api/users/${of(people.admin).id}/`, { duties: ['registrar'] }, token);
  return of;
}

/** Returns the part of the address in a person's newest mail that begins with `path`; waits for `count` mails. */
export async function linkIn(server: Server, email: string, path: string, count: number): Promise<string> {
  const mail = (await mailsTo(server.dataDir, email, count)).at(-1);
  return new RegExp(`/${path}/[\\w.-]+`).exec(mail?.text ?? '')![0];
}
