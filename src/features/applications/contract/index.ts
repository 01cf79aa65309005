export * from './application-words';
export * from './applications';
export * from './calls';
export * from './forms';
export * from './pending-user';
