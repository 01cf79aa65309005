/** The pages of a language, made from its build, see scripts/lib/build-server.mjs. */
declare module 'virtual:pages/*' {
  import type { Pages } from '~/router/pages';

  export const pages: Promise<Pages>;
}
