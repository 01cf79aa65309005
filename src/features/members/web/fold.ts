export { fold } from '~/shared/fold';
