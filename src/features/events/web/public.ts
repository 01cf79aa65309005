export { useEventToday } from './use-event-today';
