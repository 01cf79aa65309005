export * from './calls';
export * from './choices';
export * from './fields';
export * from './forms';
export * from './people';
export * from './roles';
export * from './texts';
export * from './user';
