import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { id, instant, message } from '~/shared/fields';
import * as texts from '../texts';

/** The address of a browser at its push service: printable characters, as an address on the web has. */
const endpoint = z
  .string({ error: texts.badSubscription })
  .max(2000, texts.badSubscription)
  .regex(/^[!-~]+$/, texts.badSubscription);

/** Accepts bytes in base64url, as browsers write the keys of a subscription. */
const bytes = (length: number) =>
  z
    .string({ error: texts.badSubscription })
    .max(200, texts.badSubscription)
    .regex(/^[\w-]+=*$/, texts.badSubscription)
    .transform((value) => value.replace(/=+$/, ''))
    .refine((value) => Math.floor((value.length * 3) / 4) === length, texts.badSubscription);

/** A subscription as `PushSubscription.toJSON()` returns it. */
const subscriptionForm = z.object({
  endpoint,
  expirationTime: z.number().nullish(),
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }, { error: texts.badSubscription }),
  names: z
    .boolean({ error: texts.badNames })
    .optional()
    .describe('Its lock screen may show names; without: as it is, at first not'),
});
export type SubscriptionForm = z.output<typeof subscriptionForm>;

const deviceSchema = z.object({
  id,
  endpoint: z.string().describe('The address at the push service, by which a browser finds its own subscription'),
  device: z.string().nullable().describe('In plain words; null when it is none that is known by name'),
  current: z.boolean().describe('It belongs to the session of this very token'),
  names: z.boolean().describe('Its lock screen may show names'),
  created_at: instant,
  last_ok: instant.nullable().describe('When the push service last took a message for it'),
  last_failed: instant.nullable().describe('When it last took none, since then'),
});
export type PushDevice = z.output<typeof deviceSchema>;

/** The calls about the own devices (docs/product/push.md, "Calls"). */
export const pushCalls = defineCalls({
  pushDevices: call('GET /api/notifications/push/', 'approved', {
    summary: 'The own devices that notices are pushed to',
    answers: { 200: z.object({ results: z.array(deviceSchema) }) },
  }),
  subscribe: call('POST /api/notifications/push/', 'approved', {
    summary: 'Pushes notices to the device of this session; takes what `PushSubscription.toJSON()` returns',
    body: subscriptionForm,
    answers: { 201: deviceSchema },
  }),
  unsubscribe: call('DELETE /api/notifications/push/', 'approved', {
    summary: 'Ends the pushing to one of the own devices; 404 for any other',
    body: z.object({ endpoint }),
  }),
  pushKey: call('GET /api/notifications/push/key/', 'anyone', {
    summary: 'The public key that a browser subscribes with (`applicationServerKey`)',
    answers: { 200: z.object({ key: z.string().describe('base64url') }) },
  }),
  testPush: call('POST /api/notifications/push/test/', 'approved', {
    summary: 'Pushes a test to the device of this session; 404 where it has no subscription',
    answers: { 200: message },
  }),
});
export type PushCalls = typeof pushCalls;
