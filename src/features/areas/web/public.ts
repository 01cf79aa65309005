export { areasQuery, unitsOfAreaQuery } from './queries';
