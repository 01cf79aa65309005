import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import type { Caller } from '~/shared/access';
import { defineCalls, type Call, type CallAnswer } from '~/shared/contract';
import type { CachedCaller } from './audience';
import { createCalls } from './calls';
import { type CallContext, type Handler } from './handler';
import { createFastPath } from './fast-path';
import { createResponseCache } from './response-cache';

const get = { method: 'GET', path: '/x', summary: '', answers: { 200: z.object({ shown: z.string() }) } } as const;
const topics = ['t'];

const calls = defineCalls({
  open: { ...get, access: 'anyone' },
  members: { ...get, access: 'member' },
  shared: { ...get, access: 'anyone', cache: { topics } },
  sharedByMembers: { ...get, access: 'member', cache: { topics } },
  own: { ...get, access: 'approved', cache: { topics, perPerson: true } },
  uncached: { ...get, access: 'anyone', cache: { topics, uncachedFor: 'staff' } },
  gone: { ...get, method: 'DELETE', access: 'staff', answers: { 204: z.undefined() } },
  either: {
    ...get,
    method: 'POST',
    access: 'staff',
    answers: { 200: z.object({ alike: z.string() }), 201: z.object({ id: z.number() }) },
  },
});
type ContextOf<Name extends keyof typeof calls> = CallContext<(typeof calls)[Name]>;

test('the type of the caller follows from who may call and what is cached', () => {
  expectTypeOf<ContextOf<'open'>['caller']>().toEqualTypeOf<Caller | null>();
  expectTypeOf<ContextOf<'members'>['caller']>().toEqualTypeOf<Caller>();
  expectTypeOf<ContextOf<'own'>['caller']>().toEqualTypeOf<CachedCaller>();
  expectTypeOf<ContextOf<'uncached'>['caller']>().toEqualTypeOf<Caller | null>();
  expectTypeOf<ContextOf<'shared'>>().not.toHaveProperty('caller');
  expectTypeOf<ContextOf<'sharedByMembers'>>().not.toHaveProperty('caller');

  // @ts-expect-error -- anyone: there may be no caller
  const open: Handler<typeof calls.open> = async (_, { caller }) => ({ shown: caller.name });
  // @ts-expect-error -- one answer for all
  const shared: Handler<typeof calls.shared> = async (_, { caller }) => ({ shown: String(caller) });
  expect([open, shared]).toHaveLength(2);
});

test('a cached answer has no request, one that is not cached no end', () => {
  expectTypeOf<ContextOf<'open'>['request']>().toEqualTypeOf<FastifyRequest>();
  expectTypeOf<ContextOf<'open'>>().not.toHaveProperty('validUntil');
  expectTypeOf<ContextOf<'shared'>>().toHaveProperty('validUntil');
  expectTypeOf<ContextOf<'shared'>>().not.toHaveProperty('request');
});

test('a 204 gives nothing, a call with several answers names the status', () => {
  const nothing: Handler<typeof calls.gone> = async () => undefined;
  // @ts-expect-error -- nothing would be sent of it
  const something: Handler<typeof calls.gone> = async () => ({ id: 1 });
  const either: Handler<typeof calls.either> = async () => ({ 201: { id: 1 } });
  // @ts-expect-error -- which one is it?
  const unnamed: Handler<typeof calls.either> = async () => ({ id: 1 });
  // @ts-expect-error -- the other status has this answer
  const mixed: Handler<typeof calls.either> = async () => ({ 200: { id: 1 } });
  expect([nothing, something, either, unnamed, mixed]).toHaveLength(5);
  expectTypeOf<CallAnswer<typeof calls.either>>().toEqualTypeOf<{ alike: string } | { id: number }>();
  expectTypeOf<CallAnswer<typeof calls.gone>>().toEqualTypeOf<undefined>();
});

const staff: Caller = {
  id: 1,
  name: 'Staff',
  areaId: null,
  isMember: true,
  isAreaAdmin: false,
  isStaff: true,
  isSuperuser: false,
  duties: [],
  provedUntil: null,
  overdue: false,
};

/** Returns an app's answers to one call, made by each of these callers in turn while no topic changes. */
async function answersTo<C extends Call>(call: C, handler: Handler<C>, by: readonly Caller[]) {
  const app = Fastify()
    .setValidatorCompiler(validatorCompiler)
    .setSerializerCompiler(serializerCompiler) as unknown as FastifyInstance;
  const versions = { snapshot: () => '1' };
  const cache = createResponseCache(versions, { now: () => new Date() }, {});
  let caller = by[0]!;
  const callers = { find: async () => caller, remembered: () => caller };
  const uploads = {
    uploadFolder: '',
    uploadsAtOnce: 1,
    diskSpace: { reserve: async () => undefined },
    clock: { now: () => new Date() },
  };
  const { registrar } = createCalls({ app, cache, versions, door: createFastPath(), callers, ...uploads });
  registrar().register<{ call: C }>({ call }, { call: handler });
  const answers = [];
  const asked = { method: call.method, url: call.path, headers: { authorization: 'Token x' } };
  for (caller of by) answers.push(await app.inject(asked));
  await app.close();
  return answers.map(({ statusCode: status, body, headers }) => ({ status, body, headers }));
}

/** Returns an app's answer to one call, made by staff. */
async function answerTo<C extends Call>(call: C, handler: Handler<C>) {
  const [answer] = await answersTo(call, handler, [staff]);
  return { status: answer!.status, body: answer!.body };
}

test('an answer is cut to the schema of its status', async () => {
  const both = { id: 1, alike: 'one like it', secret: 'x' };
  expect(await answerTo(calls.either, async () => ({ 201: both }))).toEqual({ status: 201, body: '{"id":1}' });
  expect(await answerTo(calls.either, async () => ({ 200: both }))).toEqual({
    status: 200,
    body: '{"alike":"one like it"}',
  });
});

test('a cached answer is cut too, and a 204 has no body', async () => {
  const more = { shown: 'yes', secret: 'x' };
  expect(await answerTo(calls.shared, async () => more)).toEqual({ status: 200, body: '{"shown":"yes"}' });
  expect(await answerTo(calls.gone, async () => undefined)).toEqual({ status: 204, body: '' });
});

/** The same person after each change that a handler could notice. */
const changed: CachedCaller = {
  id: 2,
  areaId: 7,
  isMember: false,
  isAreaAdmin: true,
  isStaff: false,
  isSuperuser: true,
  duties: ['registrar'],
};

test.each(Object.keys(changed) as (keyof CachedCaller)[])(
  'a kept answer of one person is not given to them with another %s',
  async (field) => {
    const now = { ...staff, [field]: changed[field] };
    const handler: Handler<typeof calls.own> = async (_, { caller }) => ({ shown: JSON.stringify(caller[field]) });
    const answers = await answersTo(calls.own, handler, [staff, now, staff]);
    const expected = [staff, now, staff].map((caller) => JSON.stringify({ shown: JSON.stringify(caller[field]) }));
    expect(answers.map(({ body }) => body)).toEqual(expected);
  },
);

test('a kept answer of one person depends on nothing that is not in its key', async () => {
  const others = { ...staff, name: 'Renamed', provedUntil: new Date(), overdue: true };
  let count = 0;
  const handler: Handler<typeof calls.own> = async (_, { caller }) => {
    count += 1;
    return { shown: `${count} ${Object.keys(caller).sort().join(' ')}` };
  };
  const answers = await answersTo(calls.own, handler, [staff, others]);
  const expected = JSON.stringify({ shown: `1 ${Object.keys(changed).sort().join(' ')}` });
  expect(answers.map(({ body }) => body)).toEqual([expected, expected]);
});

test('what is kept for some is private, also where all who may call share it', async () => {
  const controlOf = async <C extends Call>(call: C, handler: Handler<C>) => {
    const [answer] = await answersTo(call, handler, [staff]);
    return answer!.headers['cache-control'];
  };
  expect(await controlOf(calls.shared, async () => ({ shown: 'x' }))).toBe('no-cache');
  expect(await controlOf(calls.sharedByMembers, async () => ({ shown: 'x' }))).toBe('private, no-cache');
  expect(await controlOf(calls.own, async () => ({ shown: 'x' }))).toBe('private, no-cache');
});

test('what is never cached is stored by no browser, whatever its handler says', async () => {
  const open: Handler<typeof calls.open> = async (_, { setHeader }) => {
    setHeader('Cache-Control', 'public, max-age=60');
    return { shown: 'x' };
  };
  expect((await answersTo(calls.open, open, [staff]))[0]!.headers['cache-control']).toBe('no-store');
});
