export * from './consents';
export * from './nominee';
export * from './purposes';
export * from './requests';
