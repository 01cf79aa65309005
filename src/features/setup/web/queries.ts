import type { Query } from '@tanstack/react-query';
import type { settingsCalls } from '~/features/site-settings/web/public';
import { mutationsOf, uploadMutationsOf } from '~/shared/mutations';
import { queriesOf } from '~/shared/page';
import type { setupCalls } from '../contract';
import type { carryOverCalls } from '../contract/carry-over';

const query = queriesOf<typeof setupCalls>();
const mutation = mutationsOf<typeof setupCalls>();

/** How far the set-up of the site is. */
export const setupQuery = query('GET /api/admin/setup/', {});
export const districtsQuery = query('GET /api/admin/setup/districts/', {}, { staleTime: Infinity });

const isSetUp = ({ queryKey }: Query) => queryKey[0] === 'GET /api/admin/setup/';

export const openSite = mutation('POST /api/admin/setup/open/');
export const confirmTask = mutation('POST /api/admin/setup/:key/confirm/', { invalidates: isSetUp });
export const pasteAreas = mutation('POST /api/admin/setup/areas/');
export const sendCode = mutation('POST /api/admin/setup/mail/', { invalidates: 'nothing' });
export const confirmCode = mutation('POST /api/admin/setup/mail/confirm/', { invalidates: isSetUp });
export const removeDemo = mutation('POST /api/admin/setup/remove-demo/');

/** Saves the names of a district; the settings' own screen has all names. */
export const saveNames = mutationsOf<typeof settingsCalls>()('PATCH /api/admin/settings/:group/');

const carrying = mutationsOf<typeof carryOverCalls>();
export const exportSettings = carrying('GET /api/admin/settings/export/', { invalidates: 'nothing' });
export const importSettings = uploadMutationsOf<typeof carryOverCalls>()('POST /api/admin/settings/import/');
