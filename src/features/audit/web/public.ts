export { AuditPage } from './audit-page';
export { AuditWaiting } from './audit-screen';
export { PersonEntry } from './person-entry';
