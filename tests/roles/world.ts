import type { TestApp, CallOptions } from '../support/app';
import { makeUser, signIn, tokenOf } from '../support/factories';

/**
 * Every kind of caller (docs/product/people.md, "Roles"). One area admin has the member's area, the other another
 * area.
 */
export const callers = [
  'visitor',
  'pending',
  'user',
  'member',
  'another member',
  'moderator',
  'unit admin',
  'area admin',
  'other area admin',
  'admin',
  'registrar',
  'superuser',
] as const;
export type CallerName = (typeof callers)[number];

/** One call: what is sent, which status each caller gets, and the exact fields of a 2xx. */
export interface Row {
  /** Method and path as the contract has them: `GET /api/profile/`. */
  call: string;
  /** Called for each caller, so that a call may use up what it works on. Default: the path as it is. */
  send?: (world: World, caller: CallerName) => Promise<Sent> | Sent;
  status: Record<CallerName, number>;
  /** Every field that is sent, as a path like `members[].id`; by caller where they differ. */
  fields?: readonly string[] | ((caller: CallerName) => readonly string[]);
  /** Of every call that edits (PATCH, PUT): makes a new record to edit, for each of its fields. */
  edits?: (world: World) => Promise<Edited>;
  /** Fields with new values of a call whose contract leaves its fields open; edited in place of the contract's. */
  openFields?: Readonly<Record<string, unknown>>;
}

/** A record that edits.db.test.ts edits field by field. */
export interface Edited {
  /** Default: the call's path as it is. */
  url?: string;
  /** Whose call it is; default: a superuser's. */
  token?: string;
  /** What the API returns of it now, under the names of the fields. */
  read: () => Promise<Record<string, unknown>>;
  /** New values for fields that take no plain text, number or date: ids that have to exist. */
  samples?: Record<string, unknown>;
}

interface Sent extends Omit<CallOptions, 'token' | 'from'> {
  url?: string;
  /** Instead of the caller's usual token; for calls that end it. */
  token?: string | undefined;
}

export type World = Awaited<ReturnType<typeof makeWorld>>;

export async function makeWorld(test: TestApp) {
  const tree = (await test.call('GET', '/api/unit/')).body as { id: number; units: { id: number }[] }[];
  const [area, otherArea] = tree as [(typeof tree)[number], (typeof tree)[number]];
  const home = { areaId: area.id, unitId: area.units[0]!.id };
  const pending = await makeUser(test, { ...home, isApproved: false, role: 'user', requestedRole: 'area_admin' });
  const people = {
    // A pending person gets no token; if they have one, it doesn't work.
    pending: { user: pending, token: await tokenOf(test, pending) },
    user: await signIn(test, 'user', home),
    member: await signIn(test, 'member', home),
    'another member': await signIn(test, 'member', home),
    moderator: await signIn(test, 'member', { ...home, duties: ['moderator'] }),
    'unit admin': await signIn(test, 'unit_admin', home),
    'area admin': await signIn(test, 'area_admin', home),
    'other area admin': await signIn(test, 'area_admin', { areaId: otherArea.id }),
    admin: await signIn(test, 'admin', home),
    registrar: await signIn(test, 'admin', { ...home, duties: ['registrar'] }),
    superuser: await signIn(test, 'superuser', home),
  };
  return {
    test,
    /** Returns the answer of a path, to a superuser unless another token is passed. */
    // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
    get: async (path: string, token = people.superuser.token): Promise<any> =>
      (await test.call('GET', path, { token })).body,
    area,
    otherArea,
    people,
    tokenOf: (caller: CallerName) => (caller === 'visitor' ? undefined : people[caller].token),
    /** Returns another session of the same person, for a call that ends it. */
    freshToken: (caller: CallerName) => (caller === 'visitor' ? undefined : tokenOf(test, people[caller].user)),
  };
}

/** Returns the same status for every caller, with exceptions. */
function everyone(status: number, but: Partial<Record<CallerName, number>> = {}): Record<CallerName, number> {
  return { ...(Object.fromEntries(callers.map((caller) => [caller, status])) as Record<CallerName, number>), ...but };
}

export const groups = {
  approved: callers.filter((caller) => caller !== 'visitor' && caller !== 'pending'),
  member: callers.filter((caller) => caller !== 'visitor' && caller !== 'pending' && caller !== 'user'),
  'area-admin': ['area admin', 'other area admin', 'superuser'],
  staff: ['admin', 'registrar', 'superuser'],
  registrar: ['registrar', 'superuser'],
  treasurer: ['superuser'],
  'treasurer-or-area-admin': ['area admin', 'other area admin', 'superuser'],
  'collects-dues': ['area admin', 'other area admin', 'superuser'],
  moderator: ['moderator', 'superuser'],
  'registrar-or-area-admin': ['area admin', 'other area admin', 'registrar', 'superuser'],
  'looks-after-people': ['area admin', 'other area admin', 'registrar', 'superuser'],
  'staff-or-area-admin': ['area admin', 'other area admin', 'admin', 'registrar', 'superuser'],
  superuser: ['superuser'],
} as const;

/** Returns 401 without a valid token, 403 for callers without access by the contract, `status` for the rest. */
export function only(who: keyof typeof groups, status = 200): Record<CallerName, number> {
  const allowed: readonly CallerName[] = groups[who];
  const allows = Object.fromEntries(allowed.map((caller) => [caller, status]));
  return everyone(403, { visitor: 401, pending: 401, ...allows });
}

/** Public to read: a caller with a dead token is a visitor. */
export const publicRead = (status = 200) => everyone(status);

/** Open to every caller, except with a dead token, whose holder has to get a 401. */
export const openPost = (status: number) => everyone(status, { pending: 401 });

/**
 * Returns the target of a call. Callers without access share a target that stays; every other caller gets one of their
 * own to use up. `url` is the call's path with the id in it; `who` a group, or the callers themselves.
 */
export function on(
  call: string,
  who: keyof typeof groups | readonly CallerName[],
  make: (world: World) => Promise<number>,
  more?: (world: World) => Promise<object> | object,
) {
  const ownOrShared = ownTarget(who, make);
  return async (world: World, caller: CallerName) => {
    const id = await ownOrShared(world, caller);
    return { url: call.split(' ')[1]!.replace(/:\w+/, String(id)), ...(await more?.(world)) };
  };
}

/** Makes a target for each caller with access; the others, who are refused, share a target that stays. */
export function ownTarget<T>(who: keyof typeof groups | readonly CallerName[], make: (world: World) => Promise<T>) {
  const shared = once(make);
  const allowed: readonly CallerName[] = typeof who === 'string' ? groups[who] : who;
  return (world: World, caller: CallerName) => (allowed.includes(caller) ? make(world) : shared(world));
}

/** Makes a value at the first call, and returns the same value from then on. */
export function once<T>(make: (world: World) => Promise<T>): (world: World) => Promise<T> {
  let value: Promise<T> | undefined;
  return (world) => (value ??= make(world));
}

/** Returns a call that is sent as it is, once what it shows has been made. */
export function after(...makes: ((world: World) => Promise<unknown>)[]) {
  return async (world: World): Promise<Sent> => {
    for (const make of makes) await make(world);
    return {};
  };
}

/** Prefixes field names with the field they are in: `members[].id`. */
export const inside = (name: string, fields: readonly string[]) => fields.map((field) => `${name}${field}`);

/** Returns the fields of a page of a list, whose rows have these. */
export const paged = (fields: readonly string[]) => ['count', 'next', 'previous', ...inside('results[].', fields)];

/** Returns every path of a field in an answer, arrays as `[]`, sorted. */
export function fieldsOf(answer: unknown, path = ''): string[] {
  // A text: a calendar, a table.
  if (Buffer.isBuffer(answer)) return [];
  if (Array.isArray(answer)) return unique(answer.flatMap((item) => fieldsOf(item, `${path}[]`)));
  if (typeof answer !== 'object' || answer === null) return path ? [path] : [];
  const entries = Object.entries(answer);
  return unique(entries.flatMap(([name, value]) => leaf(value, path ? `${path}.${name}` : name)));
}

// An empty list or a null doesn't show what could be in it: only its own name is listed.
function leaf(value: unknown, path: string): string[] {
  const inside = fieldsOf(value, path);
  return inside.length ? inside : [path];
}

const unique = (list: string[]) => [...new Set(list)].sort();
