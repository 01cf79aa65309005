import { publicRead, only, staffOnly, type Row } from './world';

const rows: Row[] = [
  { call: 'GET /api/resources/flipbooks/current/', status: publicRead() },
  { call: 'GET /api/resources/flipbooks/archives/', status: publicRead() },
  { call: 'GET /api/resources/documents/', status: publicRead() },
  { call: 'GET /api/resources/flipbooks/', status: only('staff') },
  staffOnly('POST /api/resources/flipbooks/', 415, { body: {} }),
  staffOnly('DELETE /api/resources/flipbooks/:id/', 404),
  staffOnly('POST /api/resources/documents/', 415, { body: {} }),
  staffOnly('DELETE /api/resources/documents/:id/', 404),
];

export default rows;
