import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from '../src/shared/contract';
import { testApp } from './support/app';
import { allCalls } from './support/calls';
import { operationsOf } from './support/document';
import { formOf, picture } from './support/factories';
import { makeWorld, type Edited, type Row, type World } from './roles/world';

/*
 * Every field of every call that edits, sent alone and read back: a field that is lost on its way to its column would
 * be answered with 200 and a screen that confirms the save. The fields come from the contracts, so a new field is
 * tested without a line here; what is edited comes from the call's row in roles/ (`edits`).
 */
const rowFiles = import.meta.glob<Row[]>('./roles/!(world).ts', { eager: true, import: 'default' });
const rows = Object.values(rowFiles).flat();

const edits = allCalls
  .filter(({ method }) => method === 'PATCH' || method === 'PUT')
  .map((call) => ({ ...call, name: `${call.method} ${call.path}`, shape: shapeOf(call) }));

/** Names the state that was read, and is no part of it. */
const readAt = 'updated_at';

const site = testApp();
let world: World;
beforeAll(async () => {
  world = await makeWorld(site);
});

test('every call that edits is found in the contracts, and has something to edit in its row', () => {
  const registered = [...operationsOf(site.app.swagger()).keys()].filter((call) => /^(PATCH|PUT) /.test(call));
  expect(edits.map(({ name }) => name).sort()).toEqual(registered.sort());
  const edited = rows.filter((row) => row.edits).map(({ call }) => call);
  expect(edited.sort(), 'rows with `edits` in tests/roles, and calls').toEqual(registered.sort());
});

/** The calls that take no `updated_at`, and why the last save may win. */
const lastWins: Record<string, string> = {
  'PUT /api/events/:id/registration/': 'it replaces the party as a whole, and only its owner writes it',
  'PATCH /api/unit/edit/:id/': 'the specification gives a unit no `updated_at`, and a name is all it has',
  'PUT /api/privacy/consents/': 'it names the version of the notice that was read, and is kept as a row of its own',
  'PUT /api/privacy/nominee/': 'it replaces the nominee as a whole, and only its owner reads it',
};

test('every other call that edits takes the `updated_at` that was read', () => {
  const without = edits.filter(({ shape }) => !(readAt in shape)).map(({ name }) => name);
  expect(without.sort()).toEqual(Object.keys(lastWins).sort());
});

describe.each(edits)('$name', ({ name, method, path, shape, upload }) => {
  const files = Object.keys(upload?.files ?? {});
  const { openFields } = rows.find(({ call }) => call === name) ?? {};
  const fields = openFields
    ? Object.keys(openFields)
    : [...Object.keys(shape).filter((field) => field !== readAt), ...files];
  /** Returns a new value of a field. */
  const valueOf = (field: string, now: unknown, edited: Edited) =>
    openFields ? openFields[field] : sampleOf(name, field, shape[field]!, now, edited);
  // What can't be left out is sent along unchanged.
  const needed = Object.keys(shape).filter((field) => !shape[field]!.safeParse(undefined).success);

  /** Returns something to edit, and the function that sends values of it. */
  const begin = async () => {
    const edited = await rows.find(({ call }) => call === name)!.edits!(world);
    const before = await edited.read();
    const send = async (values: Record<string, unknown>, file?: string) => {
      const all = { ...Object.fromEntries(needed.map((other) => [other, before[other]])), ...values };
      const picked = file ? { [file]: { bytes: await picture() } } : {};
      const asForm = file || (upload && !upload.alsoJson);
      const content = asForm ? { form: formOf(all as Record<string, string>, picked) } : { body: all };
      const token = edited.token ?? world.tokenOf('superuser');
      return { ...(await site.call(method, edited.url ?? path, { token, ...content })), values: all };
    };
    return { edited, before, send };
  };

  test.each(fields)('%s', async (field) => {
    const { edited, before, send } = await begin();
    const isFile = files.includes(field);
    const sent = isFile ? undefined : valueOf(field, before[field], edited);
    const save = async () => {
      const { status, body, values } = isFile ? await send({}, field) : await send({ [field]: sent });
      expect(
        status,
        `${name} with ${JSON.stringify(values)} answered ${JSON.stringify(body)}; should ${field} have a ` +
          'sample in its row?',
      ).toBe(200);
    };

    const lengthBefore = await logLength();
    await save();
    const entries = await logLength();
    const after = await edited.read();
    const lost = `${name} answered 200 and did not save ${field}`;
    if (isFile) expect(after[field], lost).not.toEqual(before[field]);
    else expect(plain(after[field]), lost).toEqual(plain(openFields ? sent : shape[field]!.parse(sent)));
    expect(entries, `the audit log says nothing of a new ${field}`).toBeGreaterThan(lengthBefore);
    if (isFile) return;

    // The same once more is no change.
    site.clock.pass({ seconds: 1 });
    const lengthAfter = await logLength();
    await save();
    expect(await logLength(), `the audit log tells of a ${field} that is as it was`).toBe(lengthAfter);
    expect(await edited.read()).toEqual(after);
  });

  test.runIf(readAt in shape)('is refused with the `updated_at` of another version', async () => {
    const { edited, before, send } = await begin();
    const field = fields[0]!;
    const sent = valueOf(field, before[field], edited);
    const length = await logLength();
    const { status, body } = await send({ [field]: sent, [readAt]: '2020-01-01T00:00:00+05:30' });
    expect([status, body.code]).toEqual([409, 'stale']);
    expect(await logLength()).toBe(length);
    expect(await edited.read()).toEqual(before);
  });
});

/** Counts the entries of the audit log. */
const logLength = async () => (await world.get('/api/admin/audit/?page_size=1')).count as number;

function shapeOf({ method, path, body }: Pick<Call, 'method' | 'path' | 'body'>): Record<string, z.ZodType> {
  // A nullable schema has fields all the same.
  if (body instanceof z.ZodNullable) return shapeOf({ method, path, body: body.unwrap() as z.ZodType });
  if (body && !(body instanceof z.ZodObject))
    throw new Error(`The body of ${method} ${path} is no object whose fields can be sent one by one.`);
  return body ? body.shape : {};
}

let next = 0;

/** Returns a value that the field takes and that differs from its present value. */
function sampleOf(call: string, field: string, schema: z.ZodType, now: unknown, { samples = {} }: Edited): unknown {
  if (field in samples) return samples[field];
  next += 1;
  const texts = [
    `New ${next}`,
    `new${next}@example.test`,
    `https://example.test/${next}`,
    String(9_000_000_000 + next),
    '678123',
    '123412341234',
  ];
  const others = ['2030-02-03T10:30:00+05:30', '2030-02-03', true, false, 12];
  const found = [...choicesOf(schema), ...texts, ...others].find((value) => {
    const parsed = schema.safeParse(value);
    return parsed.success && plain(parsed.data) !== plain(now);
  });
  if (found === undefined)
    throw new Error(`No sample fits ${field} of ${call}: name one in the samples of its row, tests/roles/.`);
  return found;
}

/** Returns the values of a field that has a list of them. */
function choicesOf(schema: z.ZodType): unknown[] {
  const json = z.toJSONSchema(schema, { unrepresentable: 'any' });
  return [json, ...(json.anyOf ?? [])].flatMap((part) => (part as { enum?: unknown[] }).enum ?? []);
}

/** Returns an instant as ms since 1970, however it was written. */
const plain = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : value;
