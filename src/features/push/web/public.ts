export { ComparePush } from './compare-push';
export { PushSection } from './push-section';
