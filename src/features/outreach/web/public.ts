export { DigestSetting } from './digest/digest-setting';
export { withdrawFromPublic } from './publication/queries';
