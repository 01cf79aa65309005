import { queriesOf } from '~/shared/page';
import type { consentCalls } from '../contract';

const query = queriesOf<typeof consentCalls>();

/** The caller's decisions about their own data. */
export const privacyQuery = query('GET /api/privacy/', {}, { staleTime: 30_000 });
