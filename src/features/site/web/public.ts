export { ErrorScreen } from './shell/error-screen';
export { NotFoundScreen } from './shell/not-found-screen';
export { Shell } from './shell/shell';
export { useHydrated } from './shell/use-hydrated';
