import { z } from 'zod';
import type { Access } from './access';
import type { Call, PathParam } from './contract';
import { nothing, pathId } from './fields';

type Method = Call['method'];
type MethodOf<A> = A extends `${infer M extends Method} ${string}` ? M : never;
type PathOf<A> = A extends `${Method} ${infer P extends `/${string}`}` ? P : never;

/** What a call is beside its address and access; see `Call`. */
type Rest = Omit<Call, 'method' | 'path' | 'access' | 'answers'> & Partial<Pick<Call, 'answers'>>;

/** Ids, unless the call says otherwise. */
type Params<P extends string, R> = R extends { params: z.ZodObject }
  ? unknown
  : [PathParam<P>] extends [never]
    ? unknown
    : { params: z.ZodObject<Record<PathParam<P>, typeof pathId>> };
type Answers<R> = R extends { answers: object } ? unknown : { answers: { 204: typeof nothing } };

/**
 * Declares a call by its address, as the browser names it (`GET /api/areas/:id/`), who may make it, and the rest. The
 * parameters of its path are ids unless `params` has others; without `answers` it answers 204.
 */
export function call<const A extends `${Method} /${string}`, const W extends Access, const R extends Rest>(
  address: A,
  access: W,
  rest: R,
) {
  const [method, path] = address.split(' ') as [MethodOf<A>, PathOf<A>];
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => [name!, pathId] as const);
  const ids = names.length > 0 ? { params: z.object(Object.fromEntries(names)) } : {};
  return { method, path, access, ...ids, answers: { 204: nothing }, ...rest } as {
    method: MethodOf<A>;
    path: PathOf<A>;
    access: W;
  } & R &
    Params<PathOf<A>, R> &
    Answers<R>;
}
