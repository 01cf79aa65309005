import { z } from 'zod';
import { endSessionsOf } from '~/features/sign-in/server/public';
import { command, noWords } from './command';

export const sessionsEnd = command({
  name: 'sessions end',
  takes: '[--user EMAIL|USERNAME|MEMBERSHIP-ID]',
  does: 'Signs everybody out, or one person',
  options: { user: { type: 'string' } },
  schema: z.object({ words: noWords, user: z.string().trim().min(1).optional() }),
  async run({ site }, { user }) {
    const count = await endSessionsOf(site, user);
    return { lines: [`${count} ${count === 1 ? 'session' : 'sessions'} ended.`] };
  },
});
