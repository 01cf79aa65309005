export { RegistrationPart } from './event/registration-part';
export { useTicketsToday } from './tickets/use-tickets-today';
