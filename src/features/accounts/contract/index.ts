export * from './calls';
export * from './choices';
export * from './fields';
export * from './forms';
export * from './roles';
export * from './texts';
export * from './user';
