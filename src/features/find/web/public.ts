export { FindField } from './find-field';
