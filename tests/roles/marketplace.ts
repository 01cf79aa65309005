import { missing, publicRead, staffOnly, type Row } from './world';

const rows: Row[] = [
  { call: 'GET /api/marketplace/ads/home/', status: publicRead() },
  { call: 'GET /api/marketplace/ads/', status: publicRead() },
  { call: 'GET /api/marketplace/categories/', status: publicRead() },
  { call: 'GET /api/marketplace/shops/', status: publicRead() },
  missing('GET /api/marketplace/shops/:id/'),
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
