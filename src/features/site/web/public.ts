export { ErrorScreen } from './shell/error-screen';
export { Shell } from './shell/shell';
