import { only, publicRead, type Row, type World } from './world';

let next = 0;
const name = () => `New place ${(next += 1)}`;

const areaFields = ['created_at', 'id', 'name', 'updated_at'];
const unitFields = ['area', 'area_name', 'created_at', 'id', 'name'];
const officeFields = [...areaFields, 'name_ml'].sort();
const unitNames = ['area', 'id', 'name', 'name_ml'];
const listed = (fields: string[]) => fields.map((field) => `[].${field}`);

async function newArea({ test, people }: World): Promise<number> {
  const { token } = people.superuser;
  return (await test.call('POST', '/api/areas/', { token, body: { name: name() } })).body.id;
}

async function newUnit({ test, people, otherArea }: World): Promise<number> {
  const { token } = people.superuser;
  return (await test.call('POST', '/api/unit/create/', { token, body: { name: name(), area: otherArea.id } })).body.id;
}

type Place = Record<string, unknown> & { id: number };
const officeAreas = (world: World): Promise<(Place & { units: Place[] })[]> => world.get('/api/admin/areas/');

const rows: Row[] = [
  { call: 'GET /api/districts/', status: publicRead(), fields: ['[].id', '[].name'] },
  { call: 'GET /api/areas/', status: publicRead(), fields: listed(areaFields) },
  { call: 'GET /api/units/', status: publicRead(), fields: listed(unitFields) },
  {
    call: 'GET /api/unit/:areaId/',
    send: ({ area }) => ({ url: `/api/unit/${area.id}/` }),
    status: publicRead(),
    fields: listed(unitFields),
  },
  { call: 'GET /api/unit/', status: publicRead(), fields: ['[].id', '[].name', '[].units[].id', '[].units[].name'] },
  { call: 'GET /api/admin/areas/export/', status: only('superuser'), fields: [] },
  {
    call: 'GET /api/admin/areas/',
    status: only('superuser', 200),
    fields: listed([...officeFields, ...unitNames.map((field) => `units[].${field}`)]),
  },
  {
    call: 'POST /api/areas/',
    send: () => ({ body: { name: name() } }),
    status: only('superuser', 201),
    fields: areaFields,
  },
  {
    call: 'PATCH /api/areas/:id/',
    send: async (world) => ({ url: `/api/areas/${await newArea(world)}/`, body: { name_ml: name() } }),
    status: only('superuser', 200),
    fields: officeFields,
    edits: async (world) => {
      const id = await newArea(world);
      return { url: `/api/areas/${id}/`, read: async () => (await officeAreas(world)).find((area) => area.id === id)! };
    },
  },
  {
    call: 'DELETE /api/areas/:id/',
    send: async (world) => ({ url: `/api/areas/${await newArea(world)}/` }),
    status: only('superuser', 204),
  },
  {
    call: 'POST /api/unit/create/',
    send: ({ otherArea }) => ({ body: { name: name(), area: otherArea.id } }),
    status: only('superuser', 201),
    fields: unitFields,
  },
  {
    call: 'PATCH /api/unit/edit/:id/',
    send: async (world) => ({ url: `/api/unit/edit/${await newUnit(world)}/`, body: { name_ml: name() } }),
    status: only('superuser', 200),
    fields: unitNames,
    edits: async (world) => {
      const id = await newUnit(world);
      const read = async () => (await officeAreas(world)).flatMap(({ units }) => units).find((unit) => unit.id === id)!;
      return { url: `/api/unit/edit/${id}/`, read };
    },
  },
  {
    call: 'DELETE /api/unit/delete/:id/',
    send: async (world) => ({ url: `/api/unit/delete/${await newUnit(world)}/` }),
    status: only('superuser', 204),
  },
];

export default rows;
