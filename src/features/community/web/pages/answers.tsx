import type { MetaDescriptor } from 'react-router';
import { site } from '~/features/site/web/public';
import { fillText } from '~/shared/fill-text';
import { browserLoader, pageMeta, serverLoader, whenPathChanges, type PageData } from '~/shared/page';
import * as texts from '../../texts';
import { AnswersScreen } from '../public-answers/answers-screen';
import { publicListQuery } from '../public-answers/queries';

export const loader = serverLoader(publicListQuery(1));
export const clientLoader = browserLoader(publicListQuery(1));
export const shouldRevalidate = whenPathChanges;

export const meta = ({ loaderData }: { loaderData?: PageData }): MetaDescriptor[] =>
  pageMeta(loaderData, {
    title: fillText(texts.publicAnswersOf, { committee: site.committee }),
    description: texts.publicAnswersDescription,
    path: '/answers',
  });

export default AnswersScreen;
