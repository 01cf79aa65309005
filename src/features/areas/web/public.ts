export { areasQuery, unitsQuery } from './queries';
