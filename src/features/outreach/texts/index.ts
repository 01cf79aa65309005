// The texts in the language of the build: the build of the Malayalam pages takes ./ml (vite.config.ts).
export * from './en';
