export { AuditScreen, AuditWaiting } from './audit-screen';
