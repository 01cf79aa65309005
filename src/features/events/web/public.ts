export type { EventDetail } from '../contract';
export { eventQuery } from './queries';
export { useEventToday } from './use-event-today';
