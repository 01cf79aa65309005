import { headOf } from '~/shared/heads';
import { loads } from '~/shared/page';
import * as texts from '../../texts';
import { AnswersScreen } from '../public-answers/answers-screen';
import { publicListQuery } from '../public-answers/queries';

export const load = loads(publicListQuery(1));

export const head = headOf({
  title: texts.publicAnswersOf,
  description: texts.publicAnswersDescription,
  path: '/answers',
});

export default AnswersScreen;
