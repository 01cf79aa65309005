/** React Router's server build of a language: scripts/lib/build-server.mjs says where it lies. */
declare module 'virtual:pages/*';
