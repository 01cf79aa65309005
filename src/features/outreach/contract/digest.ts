import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { instant, readAt } from '~/shared/fields';

const setting = z.object({ wanted: z.boolean(), updated_at: instant });
const settingForm = setting.extend({ updated_at: readAt });

/**
 * The calls for the setting of the weekly digest, a mail with the week's questions (docs/product/outreach.md, "The
 * weekly digest").
 */
export const digestCalls = defineCalls({
  digest: call('GET /api/community/digest/', 'member', {
    summary: 'Whether the week’s questions come by mail',
    answers: { 200: setting },
  }),
  changeDigest: call('PATCH /api/community/digest/', 'member', {
    summary: 'Switches the weekly mail on or off; 409 `stale`',
    body: settingForm,
    answers: { 200: setting },
  }),
});

export type DigestSetting = z.output<typeof setting>;
export type DigestForm = z.output<typeof settingForm>;
