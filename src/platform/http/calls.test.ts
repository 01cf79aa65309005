import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import type { Caller } from '~/shared/access';
import { defineCalls, type Call, type CallAnswer } from '~/shared/contract';
import { createCalls, type CallContext, type Handler } from './calls';
import { createFrontDoor } from './front-door';
import { createResponseCache } from './response-cache';

const get = { method: 'GET', path: '/x', summary: '', answers: { 200: z.object({ shown: z.string() }) } } as const;
const topics = ['t'];

const calls = defineCalls({
  open: { ...get, who: 'anyone' },
  members: { ...get, who: 'member' },
  shared: { ...get, who: 'anyone', topics },
  sharedByMembers: { ...get, who: 'member', topics },
  own: { ...get, who: 'approved', topics, perPerson: true },
  uncached: { ...get, who: 'anyone', topics, uncachedFor: 'staff' },
  gone: { ...get, method: 'DELETE', who: 'staff', answers: { 204: z.undefined() } },
  either: {
    ...get,
    method: 'POST',
    who: 'staff',
    answers: { 200: z.object({ alike: z.string() }), 201: z.object({ id: z.number() }) },
  },
});
type ContextOf<Name extends keyof typeof calls> = CallContext<(typeof calls)[Name]>;

test('the type of the caller follows from who may call and what is cached', () => {
  expectTypeOf<ContextOf<'open'>['caller']>().toEqualTypeOf<Caller | null>();
  expectTypeOf<ContextOf<'members'>['caller']>().toEqualTypeOf<Caller>();
  expectTypeOf<ContextOf<'own'>['caller']>().toEqualTypeOf<Caller>();
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

/** An app with one call, made by staff. */
async function answerTo<C extends Call>(call: C, handler: Handler<C>) {
  const app = Fastify()
    .setValidatorCompiler(validatorCompiler)
    .setSerializerCompiler(serializerCompiler) as unknown as FastifyInstance;
  const versions = { snapshot: () => '1' };
  const cache = createResponseCache(versions, { now: () => new Date() }, {});
  const callers = { find: async () => staff, remembered: () => staff };
  const uploads = {
    uploadFolder: '',
    uploadsAtOnce: 1,
    room: { need: async () => undefined },
    said: (text: string) => text,
    clock: { now: () => new Date() },
  };
  const registrar = createCalls({ app, cache, versions, door: createFrontDoor(), callers, ...uploads });
  registrar.register<{ call: C }>({ call }, { call: handler });
  const { statusCode, body } = await app.inject({
    method: call.method,
    url: call.path,
    headers: { authorization: 'Token x' },
  });
  await app.close();
  return { status: statusCode, body };
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
