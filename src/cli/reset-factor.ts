import { z } from 'zod';
import { resetFactorOf } from '~/features/sign-in/server/public';
import { removeAllFactors } from '~/features/security/server/public';
import { command, oneWord } from './command';

export const resetFactor = command({
  name: 'reset-factor',
  takes: 'EMAIL|USERNAME|MEMBERSHIP-ID',
  does: 'Takes the second factor from somebody who is locked out, and signs them out; they get a mail',
  schema: z.object({ words: oneWord }),
  async run({ site }, { words: [who] }) {
    const { email } = await resetFactorOf(site, who, removeAllFactors);
    return {
      lines: [
        `The second factor of ${email} is gone. They log in with their password alone until they set up a new one.`,
      ],
    };
  },
});
