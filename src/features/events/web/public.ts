export type { EventDetail } from '../contract';
export { eventQuery } from './queries';
export { distanceOf } from './labels';
export { machineDate, shortDay, shortWhen } from './when';
export { useEventToday } from './use-event-today';
