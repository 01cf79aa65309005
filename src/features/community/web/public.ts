export { useUnansweredCount } from './count/use-unanswered-count';
export { PostText } from './text/post-text';
