import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from '../src/shared/contract';
import { testApp } from './support/app';
import { formOf, picture } from './support/factories';
import { makeWorld, type Edited, type Row, type World } from './roles/world';

/*
 * Every field of every call that edits, sent alone and read back: a field that is lost on its way to its column would be
 * answered with 200 and a screen that says it was saved. The fields come from the contracts, so a new one is tested
 * without a line here; what is edited comes from the call's row in roles/ (`edits`).
 */
const contracts = import.meta.glob<Record<string, unknown>>(
  ['../src/features/*/contract{.ts,/*.ts}', '!**/*.test.ts'],
  { eager: true },
);
const rowFiles = import.meta.glob<Row[]>('./roles/!(world).ts', { eager: true, import: 'default' });
const rows = Object.values(rowFiles).flat();

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const tables = Object.values(contracts).flatMap((contract) => Object.values(contract));
const calls = tables
  .flatMap((table) => (typeof table === 'object' && table !== null ? Object.values(table) : []))
  .filter(isCall);
// Each once, also where an index passes a table on.
const edits = [...new Set(calls)]
  .filter(({ method }) => method === 'PATCH' || method === 'PUT')
  .map((call) => ({ ...call, name: `${call.method} ${call.path}`, shape: shapeOf(call) }));

/** Says which state was read, and is no part of it. */
const readAt = 'updated_at';

const site = testApp();
let world: World;
beforeAll(async () => {
  world = await makeWorld(site);
});

test('every call that edits is found in the contracts, and has something to edit in its row', () => {
  const { paths } = site.app.swagger() as { paths: Record<string, Record<string, unknown>> };
  const registered = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => /^(patch|put)$/.test(method))
      .map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(edits.map(({ name }) => name).sort()).toEqual(registered.sort());
  expect(
    rows
      .filter((row) => row.edits)
      .map(({ call }) => call)
      .sort(),
  ).toEqual(registered.sort());
});

describe.each(edits)('$name', ({ name, method, path, shape, upload, alsoJson }) => {
  const files = Object.keys(upload ?? {});
  const fields = [...Object.keys(shape).filter((field) => field !== readAt), ...files];
  // What can't be left out is sent along as it is.
  const needed = Object.keys(shape).filter((field) => !shape[field]!.safeParse(undefined).success);

  test.each(fields)('%s', async (field) => {
    const edited = await rows.find(({ call }) => call === name)!.edits!(world);
    const before = await edited.read();
    const isFile = files.includes(field);
    const sent = isFile ? undefined : sampleOf(name, field, shape[field]!, before[field], edited);
    const save = async () => {
      const values = {
        ...Object.fromEntries(needed.map((other) => [other, before[other]])),
        ...(!isFile && { [field]: sent }),
      };
      const file = isFile ? { [field]: { bytes: await picture() } } : {};
      const asForm = isFile || (upload && !alsoJson);
      const content = asForm ? { form: formOf(values as Record<string, string>, file) } : { body: values };
      const { status, body } = await site.call(method, edited.url ?? path, {
        token: edited.token ?? world.tokenOf('superuser'),
        ...content,
      });
      expect(
        status,
        `${name} with ${JSON.stringify(values)} answered ${JSON.stringify(body)}; should ${field} have a sample in its row?`,
      ).toBe(200);
    };

    const known = await logLength();
    await save();
    const entries = await logLength();
    const after = await edited.read();
    const lost = `${name} answered 200 and did not save ${field}`;
    if (isFile) expect(after[field], lost).not.toEqual(before[field]);
    else expect(plain(after[field]), lost).toEqual(plain(shape[field]!.parse(sent)));
    if (!edited.unlogged) expect(entries, `the audit log says nothing of a new ${field}`).toBeGreaterThan(known);
    if (isFile) return;

    // The same once more is no change.
    site.clock.pass({ seconds: 1 });
    const said = await logLength();
    await save();
    expect(await logLength(), `the audit log tells of a ${field} that is as it was`).toBe(said);
    expect(await edited.read()).toEqual(after);
  });
});

/** How many entries the audit log has. */
const logLength = async () => (await world.get('/api/admin/audit/?page_size=1')).count as number;

function shapeOf({ method, path, body }: Pick<Call, 'method' | 'path' | 'body'>): Record<string, z.ZodType> {
  // One that may be null has fields all the same.
  if (body instanceof z.ZodNullable) return shapeOf({ method, path, body: body.unwrap() as z.ZodType });
  if (body && !(body instanceof z.ZodObject))
    throw new Error(`The body of ${method} ${path} is no object whose fields can be sent one by one.`);
  return body ? body.shape : {};
}

let next = 0;

/** A value that the field takes and that is not there yet. */
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

/** The values of a field that has a list of them. */
function choicesOf(schema: z.ZodType): unknown[] {
  const json = z.toJSONSchema(schema, { unrepresentable: 'any' });
  return [json, ...(json.anyOf ?? [])].flatMap((part) => (part as { enum?: unknown[] }).enum ?? []);
}

/** An instant as its milliseconds, however it was written. */
const plain = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : value;
