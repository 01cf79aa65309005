import { queriesOf } from '~/shared/page';
import { mutationsOf, uploadMutationsOf } from '~/shared/mutations';
import type { settingsCalls } from '../contract';

const query = queriesOf<typeof settingsCalls>();
const mutation = mutationsOf<typeof settingsCalls>();

export const groupsQuery = query('GET /api/admin/settings/', {});
export const groupQuery = (group: string) => query('GET /api/admin/settings/:group/', { params: { group } });
export const versionsQuery = (group: string, page: number) =>
  query('GET /api/admin/settings/:group/versions/', { params: { group }, query: { page, page_size: VERSIONS } });

/** Versions on a page. */
export const VERSIONS = 10;

export const editSettings = mutation('PATCH /api/admin/settings/:group/');
/** Makes a page with values that are not published. */
export const lookAt = mutation('POST /api/admin/settings/:group/preview/', { invalidates: 'nothing' });
export const restoreVersion = mutation('POST /api/admin/settings/:group/:version/restore/');
export const withdrawVersion = mutation('DELETE /api/admin/settings/:group/versions/:version/');

const upload = uploadMutationsOf<typeof settingsCalls>();
/** The calls that place and remove a picture of the look, by the key of its setting. */
export const placing = {
  logo: {
    upload: upload('POST /api/admin/settings/look/logo/'),
    remove: mutation('DELETE /api/admin/settings/look/logo/'),
  },
  hero: {
    upload: upload('POST /api/admin/settings/look/hero/'),
    remove: mutation('DELETE /api/admin/settings/look/hero/'),
  },
};
