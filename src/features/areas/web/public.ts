export { areasQuery, areasWithUnitsQuery, unitsQuery } from './queries';
