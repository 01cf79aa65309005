/** The pages of a language, made from its build: scripts/lib/build-server.mjs says how. */
declare module 'virtual:pages/*' {
  import type { Pages } from '~/router/pages';

  export const pages: Promise<Pages>;
}
