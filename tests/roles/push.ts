import { createSubscription } from '../support/push-service';
import { inside, only, publicRead, type CallerName, type Row, type World } from './world';

const device = ['created_at', 'current', 'device', 'endpoint', 'id', 'last_failed', 'last_ok', 'names'];
let next = 0;

/** Returns a subscription that no device has yet. */
const subscription = () => createSubscription(`http://127.0.0.1:9/${(next += 1)}`).json;

/** Subscribes a device of the caller's, in the session of the caller's usual token; returns its endpoint. */
async function subscribed({ test, people }: World, caller: CallerName): Promise<string> {
  const body = subscription();
  if (caller !== 'visitor') {
    const { token } = people[caller];
    await test.call('POST', '/api/notifications/push/', { token, body });
  }
  return body.endpoint;
}

const rows: Row[] = [
  {
    call: 'GET /api/notifications/push/',
    send: async (world, caller) => {
      await subscribed(world, caller);
      return {};
    },
    status: only('approved'),
    fields: inside('results[].', device),
  },
  {
    call: 'POST /api/notifications/push/',
    send: () => ({ body: subscription() }),
    status: only('approved', 201),
    fields: device,
  },
  {
    call: 'DELETE /api/notifications/push/',
    send: async (world, caller) => ({ body: { endpoint: await subscribed(world, caller) } }),
    status: only('approved', 204),
  },
  {
    call: 'GET /api/notifications/push/key/',
    status: publicRead(),
    fields: ['key'],
  },
  {
    call: 'POST /api/notifications/push/test/',
    send: async (world, caller) => {
      await subscribed(world, caller);
      return {};
    },
    status: only('approved'),
    fields: ['message'],
  },
];

export default rows;
