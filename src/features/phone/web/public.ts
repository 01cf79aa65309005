export { NewVersion } from './new-version';
