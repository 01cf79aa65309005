export { membersQuery } from './queries';
