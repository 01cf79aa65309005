export * from './calls';
export * from './forms';
export * from './lifetimes';
export * from './second-step';
export * from './session';
