import { fillText } from '~/shared/fill-text';
import { loads, pageHead, type HeadTag, type PageData } from '~/shared/page';
import * as texts from '../../texts';
import { AnswersScreen } from '../public-answers/answers-screen';
import { publicListQuery } from '../public-answers/queries';

export const load = loads(publicListQuery(1));

export const head = ({ page }: { page: PageData }): HeadTag[] =>
  pageHead(page, {
    title: fillText(texts.publicAnswersOf, { committee: page.names.committee }),
    description: texts.publicAnswersDescription,
    path: '/answers',
  });

export default AnswersScreen;
