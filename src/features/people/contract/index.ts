export * from './forms';
export * from './people';
export * from './profile';
