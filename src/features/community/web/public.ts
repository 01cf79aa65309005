export { useUnansweredCount } from './count/use-unanswered-count';
