import { NewestNews, newestNewsQuery } from '~/features/posts/web/public';
import Home, { homeQueries, meta } from '~/features/site/web/pages/home';
import { browserLoader, serverLoader, whenPathChanges } from '~/shared/page';

export { meta };
export const loader = serverLoader(...homeQueries, newestNewsQuery);
export const clientLoader = browserLoader(...homeQueries, newestNewsQuery);
export const shouldRevalidate = whenPathChanges;

/** /: the home page with the newest news. It stands here, not in a feature: news knows the committee's words, which are the site's. */
export default function HomePage() {
  return <Home news={<NewestNews />} />;
}
