import { formOf } from '../support/factories';
import { makePdf } from '../support/pdf';
import { after, inside, on, once, only, publicRead, type Row, type World } from './world';

const bookFields = [
  'id',
  'page_count',
  'page_height',
  'page_picture',
  'page_width',
  'page_widths[]',
  'pages[]',
  'pdf_url',
  'title',
  'uploaded_at',
  'version',
];
const managedFields = [
  'cover',
  'failure',
  'id',
  'is_current',
  'page_count',
  'pages_done',
  'pdf_url',
  'status',
  'title',
  'uploaded_at',
  'version',
];
const documentFields = ['category', 'file_name', 'file_size', 'file_type', 'file_url', 'id', 'uploaded_at'];

/** A book whose pages count as rendered; rendering itself is tested in src/features/resources. */
async function newBook({ test }: World): Promise<number> {
  const { flipbooks } = await import('../../src/features/resources/server/tables');
  const { resourcesTopic } = await import('../../src/features/resources/contract');
  const book = {
    title: 'Directory',
    version: '1',
    pdf: 'flipbooks/x.pdf',
    folder: 'flipbooks/x',
    pageCount: 2,
    pagesDone: 2,
  };
  return test.site.write(async (tx, invalidate) => {
    invalidate(resourcesTopic);
    const inserted = await tx
      .insert(flipbooks)
      .values({ ...book, status: 'finished', pageWidth: 900, pageHeight: 1200 })
      .returning();
    return inserted[0]!.id;
  });
}

const documentForm = () => formOf({ category: 'Safety' }, { file: { bytes: makePdf(), name: 'a.pdf' } });

async function newDocument({ test, people }: World): Promise<number> {
  const answer = await test.call('POST', '/api/resources/documents/', {
    token: people.admin.token,
    form: documentForm(),
  });
  return answer.body.id;
}

/** A current book, an archived book and a document. */
const shelf = once(async (world) => {
  await newBook(world);
  await newBook(world);
  await newDocument(world);
});

const list = (call: string, status: Row['status'], fields: Row['fields']): Row => ({
  call,
  send: after(shelf),
  status,
  fields,
});

const rows: Row[] = [
  list('GET /api/resources/flipbooks/current/', publicRead(), bookFields),
  list('GET /api/resources/flipbooks/archives/', publicRead(), inside('[].', bookFields)),
  list('GET /api/resources/documents/', publicRead(), inside('[].', documentFields)),
  list('GET /api/resources/flipbooks/', only('staff'), inside('[].', managedFields)),
  {
    call: 'POST /api/resources/flipbooks/',
    send: () => ({ form: formOf({ title: 'T', version: '2' }, { pdf: { bytes: makePdf(), name: 'a.pdf' } }) }),
    status: only('staff', 201),
    fields: managedFields,
  },
  {
    call: 'DELETE /api/resources/flipbooks/:id/',
    send: on('DELETE /api/resources/flipbooks/:id/', 'staff', newBook),
    status: only('staff', 204),
  },
  {
    call: 'POST /api/resources/documents/',
    send: () => ({ form: documentForm() }),
    status: only('staff', 201),
    fields: documentFields,
  },
  {
    call: 'DELETE /api/resources/documents/:id/',
    send: on('DELETE /api/resources/documents/:id/', 'staff', newDocument),
    status: only('staff', 204),
  },
];

export default rows;
