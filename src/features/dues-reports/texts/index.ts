// The texts in the language of what is built: the build of the Malayalam pages takes ./ml (vite.config.ts).
export * from './en';
