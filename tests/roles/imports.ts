import { csvFile } from '../support/sheets';
import { importsOf } from '../support/imports';
import { after, inside, on, once, only, paged, type Row, type World } from './world';

let serial = 0;

/** Returns a preview with a row of each kind: a new person, a person who changes, and a faulty row. */
async function newImport({ test, people }: World): Promise<number> {
  const number = (serial += 1);
  const { send } = importsOf(test, () => people.superuser.token);
  const { body } = await send(listOf(number, people.member.user.email));
  return body.id as number;
}

const listOf = (number: number, email: string) =>
  csvFile([
    ['Name', 'Email', 'Skills'],
    ['New One', `import${number}@example.test`, ''],
    ['', email, `Skill ${number}`],
    ['', 'half@example.test', ''],
  ]);

/** The same, applied. */
async function applied(world: World): Promise<number> {
  const id = await newImport(world);
  await importsOf(world.test, () => world.people.superuser.token).apply(id);
  return id;
}

const shared = once(applied);
const previewed = once(newImport);

const one = [
  'applied_at',
  'columns[].field',
  'columns[].heading',
  'counts.create',
  'counts.error',
  'counts.rows',
  'counts.same',
  'counts.update',
  'counts.warnings',
  'created_at',
  'created_by.id',
  'created_by.name',
  'filename',
  'id',
  'state',
  'undo_until',
  'undone_at',
  'updated_at',
];
const row = [
  'action',
  'cells[]',
  'changes[].after',
  'changes[].before',
  'changes[].field',
  'errors',
  'line',
  'user',
  'warnings',
];
/** Fields of rows of which some have errors, some a person. */
const mixed = [
  ...row.slice(0, 5),
  'changes',
  'errors',
  'errors.full_name[]',
  'line',
  'user',
  'warnings',
  ...inside('user.', ['full_name', 'id', 'membership_id']),
];
const faulty = ['action', 'cells[]', 'changes', 'errors.full_name[]', 'line', 'user', 'warnings'];
const preview = [...one, ...inside('rows[].', mixed), ...inside('errors[].', faulty)];

const rows: Row[] = [
  {
    call: 'GET /api/admin/imports/',
    send: after(shared),
    status: only('registrar'),
    fields: paged(one),
  },
  {
    call: 'GET /api/admin/imports/export/',
    send: after(shared),
    status: only('registrar'),
    fields: [],
  },
  {
    call: 'POST /api/admin/imports/',
    send: ({ people }) => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(listOf((serial += 1), people.member.user.email))]), 'list.csv');
      return { form };
    },
    status: only('registrar', 201),
    fields: preview,
  },
  {
    call: 'GET /api/admin/imports/:id/',
    send: async (world) => ({ url: `/api/admin/imports/${await previewed(world)}/` }),
    status: only('registrar'),
    fields: [...one, 'count', 'next', 'previous', ...inside('results[].', mixed)],
  },
  {
    call: 'PATCH /api/admin/imports/:id/',
    send: on('PATCH /api/admin/imports/:id/', 'registrar', newImport, () => ({ body: {} })),
    status: only('registrar'),
    fields: preview,
    edits: async (world) => {
      const id = await newImport(world);
      const columns = async () =>
        ((await world.get(`/api/admin/imports/${id}/`)).columns as { heading: string; field: string }[]).map(
          ({ heading, field }) => [heading, field],
        );
      return {
        url: `/api/admin/imports/${id}/`,
        read: async () => ({ columns: Object.fromEntries(await columns()) as unknown }),
        samples: { columns: { Name: 'full_name', Email: 'email', Skills: 'qualification' } },
      };
    },
  },
  {
    // Its columns are tested in src/features/imports.
    call: 'GET /api/admin/imports/template/',
    send: () => ({}),
    status: only('registrar'),
    fields: [],
  },
  {
    // Its columns are tested in src/features/imports.
    call: 'GET /api/admin/imports/:id/errors/',
    send: async (world) => ({ url: `/api/admin/imports/${await previewed(world)}/errors/` }),
    status: only('registrar'),
    fields: [],
  },
  {
    call: 'POST /api/admin/imports/:id/apply/',
    send: on('POST /api/admin/imports/:id/apply/', 'registrar', newImport),
    status: only('registrar'),
    fields: [...one, 'links'],
  },
  {
    call: 'POST /api/admin/imports/:id/undo/',
    send: on('POST /api/admin/imports/:id/undo/', 'registrar', applied),
    status: only('registrar'),
    fields: [...one, 'kept', 'removed', 'restored'],
  },
];

export default rows;
