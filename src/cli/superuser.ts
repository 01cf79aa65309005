import { z } from 'zod';
import { setSuperuser } from '~/features/sign-in/server/public';
import { command, oneWord } from './command';

export const superuser = command({
  name: 'superuser',
  takes: 'EMAIL|USERNAME [--create [--name NAME]] [--password-stdin]',
  does: 'Gives a superuser a new password, or makes one; prints it once, ends their sessions',
  options: { create: { type: 'boolean' }, name: { type: 'string' }, 'password-stdin': { type: 'boolean' } },
  schema: z
    .object({
      words: oneWord,
      create: z.boolean().default(false),
      name: z.string().trim().min(1).max(100).optional(),
      password: z.string().min(8, 'the password needs 8 characters or more').max(200).optional(),
    })
    .refine(({ create, words: [login] }) => !create || z.email().safeParse(login).success, {
      path: ['create'],
      message: 'a new superuser is named by an e-mail address',
    })
    .refine(({ create, name }) => create || name === undefined, {
      path: ['name'],
      message: 'is for a new superuser, with --create',
    }),
  async run({ site }, { words: [login], create, name, password }) {
    const done = await setSuperuser(site, { login, create, name, password });
    const first = done.isNew
      ? `Made the superuser ${done.email}.`
      : `${done.email} has a new password, and is signed out everywhere.`;
    return { lines: [first, ...(done.password === null ? [] : [`Password: ${done.password}  (shown only now)`])] };
  },
});
