import type { TestApp } from './app';
import { formOf } from './factories';

/** Returns an import's calls as the person with this token, for tests. */
export const importsOf = (test: TestApp, token: () => string) => {
  const path = (id: number, more = '') => `/api/admin/imports/${id}/${more}`;
  const call = (method: 'GET' | 'POST' | 'PATCH', url: string, body?: object) =>
    test.call(method, url, { token: token(), ...(body && { body }) });
  return {
    send: (bytes: Buffer, { name = 'list.csv', columns }: { name?: string; columns?: object } = {}) =>
      test.call('POST', '/api/admin/imports/', {
        token: token(),
        form: formOf(columns ? { columns: JSON.stringify(columns) } : {}, { file: { bytes, name } }),
      }),
    read: (id: number, query = '') => call('GET', path(id, query)),
    change: (id: number, body: object) => call('PATCH', path(id), body),
    errors: async (id: number) =>
      String((await call('GET', path(id, 'errors/'))).body)
        .replace('\ufeff', '')
        .trimEnd()
        .split('\r\n'),
    apply: (id: number, body: object = {}) => call('POST', path(id, 'apply/'), body),
    undo: (id: number) => call('POST', path(id, 'undo/')),
  };
};
