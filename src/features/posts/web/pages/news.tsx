import { fillText } from '~/shared/fill-text';
import { pathIn } from '~/shared/language';
import { loads, pageHead, type HeadTag, type PageData } from '~/shared/page';
import * as common from '~/shared/texts';
import { language } from '~/shared/texts';
import * as texts from '../../texts';
import { NewsScreen } from '../news/news-screen';
import { newsQuery } from '../news/queries';

export const load = loads(newsQuery(1));

export const head = ({ page }: { page: PageData }): HeadTag[] => [
  ...pageHead(page, {
    title: fillText(texts.newsOf, { committee: page.names.committee }),
    description: fillText(texts.newsDescription, page.names),
    path: '/news',
  }),
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: common.news,
    href: pathIn(language, '/news/feed.xml'),
  },
];

export default NewsScreen;
