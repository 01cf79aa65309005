export { useUnansweredCount } from './count/use-unanswered-count';
export { DigestSetting } from './digest-setting';
export { PostText } from './text/post-text';
