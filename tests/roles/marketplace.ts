import { only, publicRead, type Row } from './world';

const nowhere = (path: string) => path.replace(':id', '999999');
/** Staff get as far as the input: what is sent is not there, or not enough. */
const staffOnly = (call: string, status: number, send?: object): Row => ({
  call,
  send: () => ({ url: nowhere(call.split(' ')[1]!), ...send }),
  status: only('staff', status),
});

const rows: Row[] = [
  { call: 'GET /api/marketplace/ads/home/', status: publicRead() },
  { call: 'GET /api/marketplace/ads/', status: publicRead() },
  { call: 'GET /api/marketplace/categories/', status: publicRead() },
  { call: 'GET /api/marketplace/shops/', status: publicRead() },
  { call: 'GET /api/marketplace/shops/:id/', send: () => ({ url: '/api/marketplace/shops/1/' }), status: publicRead(404) },
  { call: 'GET /api/marketplace/shops_with_ads/', status: publicRead() },
  staffOnly('POST /api/marketplace/categories/', 400, { body: {} }),
  staffOnly('DELETE /api/marketplace/shop-categories/:id/', 404),
  staffOnly('POST /api/marketplace/shops/', 400, { body: {} }),
  staffOnly('PATCH /api/marketplace/shops/:id/', 404, { body: {} }),
  staffOnly('DELETE /api/marketplace/shops/:id/delete/', 404),
  staffOnly('POST /api/marketplace/ads/', 415, { body: {} }),
  staffOnly('PUT /api/marketplace/ads/:id/', 415, { body: {} }),
  staffOnly('DELETE /api/marketplace/ads/:id/delete/', 404),
  staffOnly('POST /api/marketplace/ads/:id/renew/', 404),
];

export default rows;
