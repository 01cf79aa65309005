import { z } from 'zod';
import { defineCalls } from '~/shared/contract';

const setting = z.object({ wanted: z.boolean() });

/** The week's questions by mail (docs/product/community.md, "The weekly digest"). */
export const digestCalls = defineCalls({
  digest: {
    method: 'GET',
    path: '/api/community/digest/',
    who: 'member',
    summary: 'Whether the week’s questions come by mail',
    answers: { 200: setting },
  },
  changeDigest: {
    method: 'PATCH',
    path: '/api/community/digest/',
    who: 'member',
    summary: 'Switches the weekly mail on or off',
    body: setting,
    answers: { 200: setting },
  },
});

export type DigestSetting = z.output<typeof setting>;
