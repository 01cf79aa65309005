/** The pages of a language, made from its build: scripts/lib/build-server.mjs says how. */
declare module 'virtual:pages/*' {
  export const pages: Promise<import('./router/pages').Pages>;
}
