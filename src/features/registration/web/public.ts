export { DoorScreen } from './door/door-screen';
export { RegistrationPart } from './event/registration-part';
export { useTicketsToday } from './tickets/use-tickets-today';
export { offlineTickets } from './offline';
