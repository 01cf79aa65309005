import type { SQL } from 'drizzle-orm';
import {
  composePatches,
  planPeople,
  readPrefix,
  type PersonColumns,
  type PlannedPeople,
} from '~/features/people/server/public';
import { composeSealed, sealAudits, type AuditEntry } from '~/features/audit/server/public';
import type { Db, Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { numberOfId } from '../rules/values';
import { isLicence } from './columns';
import { changesOf, findPeople, findPlaces } from './people';
import { refuse } from './refusals';
import {
  findWork,
  hasLines,
  isDoubtful,
  readImport,
  versionOfRows,
  type ImportRecord,
  type WorkRow as Row,
} from './store';

/** What is computed before the transaction that applies a preview: all that would make it long. Nothing is changed. */
export interface Prepared {
  /** Of the rows when they were read. */
  version: string;
  rows: Row[];
  /** The lines of the doubtful rows that are left out. */
  left: number[];
  plan: PlannedPeople;
  patches: SQL[];
  recordAudits: (tx: Tx) => Promise<void>;
  /** The moment of all changes. */
  now: Date;
}

interface Preparing {
  id: number;
  confirmed: readonly number[];
  passwordHash: string;
}

/** Prepares what applies a preview. Throws 404, 400 on `confirmed` and 409 `already_applied`. */
export async function prepare(
  site: Site,
  caller: Caller,
  { id, confirmed, passwordHash }: Preparing,
): Promise<Prepared> {
  const { db, clock } = site;
  refuseApplied((await readImport(db, id)).record);
  if (!(await hasLines(db, id, confirmed))) throw refuse.invalid((t) => ({ confirmed: [t.badLines] }));
  const version = await versionOfRows(db, id);
  const { rows, left } = await rowsToApply(db, id, confirmed);
  const now = clock.now();
  const places = await findPlaces(db);
  const [updates, creates] = (['update', 'create'] as const).map((kind) =>
    rows.filter(({ action }) => action === kind),
  );
  const prefix = await readPrefix(site);
  const ids = creates!.map(({ after }) => (after as NewColumns).membershipId ?? null);
  const plan = await planPeople(db, {
    people: creates!.map((row, at) => ({
      email: (row.after as NewColumns).email ?? null,
      membershipId: ids[at]!,
      columns: columnsOf(row, now),
    })),
    highest: Math.max(0, ...ids.map((number) => (number === null ? null : numberOfId(number, prefix)) ?? 0)),
    passwordHash,
    prefix,
    now,
  });
  const patches = composePatches(updates!.map((row) => ({ id: row.userId!, columns: columnsOf(row, now) })));
  const people = await findPeople(
    db,
    updates!.map(({ userId }) => userId!),
  );
  const entry = { at: now, actor: caller };
  const target = (person: { id: number; username: string }) => ({ type: 'user', id: person.id, name: person.username });
  const audits = await sealAudits(site, {
    // Generators: of thousands of entries only a few are in memory at a time.
    *changes(): Generator<AuditEntry> {
      for (const row of updates!) {
        const person = people.get(row.userId!);
        // Without the person, the transaction refuses the preview.
        if (person) yield { ...entry, action: 'user.edit', target: target(person), ...auditChanges(row, places) };
      }
    },
    *newcomers(): Generator<AuditEntry> {
      for (const [at, row] of creates!.entries()) {
        const person = plan.people[at]!;
        const after = { ...auditChanges(row, places).after, membership_id: person.membershipId };
        yield { ...entry, action: 'user.create', target: target(person), after };
      }
    },
  });
  return { version, rows, left, plan, patches, recordAudits: composeSealed(audits), now };
}

type NewColumns = { email?: string; membershipId?: string };

/** Throws 409 `already_applied` unless an import is a preview. */
export function refuseApplied({ state }: ImportRecord): void {
  if (state !== 'preview') throw refuse.conflict('already_applied', (t) => t.applied);
}

/** Returns the rows that a preview applies, and the lines of the doubtful rows that are `left` out. */
async function rowsToApply(db: Db, id: number, confirmed: readonly number[]) {
  const all = await findWork(db, id);
  const isConfirmed = new Set(confirmed);
  const left = new Set(all.flatMap((row) => (isDoubtful(row) && !isConfirmed.has(row.line) ? [row.line] : [])));
  return { rows: all.filter(({ line }) => !left.has(line)), left: [...left] };
}

/** Returns the columns that a row sets; a row's licence counts as confirmed. */
function columnsOf({ before, after }: Row, now: Date): PersonColumns {
  const { membershipId: _, ...columns } = { ...after } as PersonColumns & { membershipId?: string };
  const confirmed = { ...before, ...after };
  const hasLicence = Object.keys(columns).some(isLicence);
  const isKnown = Object.entries(confirmed).some(([column, value]) => isLicence(column) && value);
  return {
    ...columns,
    ...(hasLicence && { licenseConfirmedAt: isKnown ? now.toISOString() : null }),
    updatedAt: now.toISOString(),
  };
}

/** Returns a row's changes for the audit log, under the names of the API's fields. */
export function auditChanges(
  { before, after }: Pick<Row, 'before' | 'after'>,
  places: Parameters<typeof changesOf>[2],
) {
  const changes = changesOf(before, after, places).map((change) => ({
    ...change,
    field: auditNames[change.field] ?? change.field,
  }));
  return {
    before: Object.fromEntries(changes.map((change) => [change.field, change.before])),
    after: Object.fromEntries(changes.map((change) => [change.field, change.after])),
  };
}

/** The names that an edit of a person has in the log (people, person-audit.ts). */
const auditNames: Partial<Record<string, string>> = { area: 'area_name', unit: 'unit_name' };
