export { FindField } from './find-field';
export { findQuery } from './queries';
