export {
  communityQuestions,
  communityAnswers,
  questionVotes,
  answerVotes,
  questionFollows,
  questionViews,
  communityFlags,
  ofQuestion,
} from './posts';
export { communityTags, communityWords, communityTerms } from './words';
