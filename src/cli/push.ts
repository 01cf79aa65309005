import { z } from 'zod';
import { byConsole, recordAudit } from '~/features/audit/server/public';
import { rotatePushKey } from '~/features/push/server/public';
import { command, noWords } from './command';

export const pushRotateKey = command({
  name: 'push rotate-key',
  takes: '',
  does: 'Makes a new key for push services; phones change to it when the site is opened on them',
  schema: z.object({ words: noWords }),
  async run({ site }, _given) {
    const { publicKey } = await site.write(async (tx) => {
      const key = await rotatePushKey(site, tx);
      await recordAudit(tx, {
        at: site.clock.now(),
        actor: null,
        action: 'push.key_change',
        target: { type: 'site', id: null, name: key.publicKey },
        after: byConsole,
      });
      return key;
    });
    return {
      lines: [
        `New devices subscribe with the key ${publicKey}.`,
        'Devices that subscribed before change to it when the site is opened on them; until then they are ' +
          'reached with the key that they have.',
      ],
    };
  },
});
