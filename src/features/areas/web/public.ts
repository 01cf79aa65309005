export { AreasScreen, AreasWaiting } from './admin/areas-screen';
export { areasQuery, unitsQuery } from './queries';
