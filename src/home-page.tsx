import { FinderForm } from '~/features/marketplace/web/public';
import { NewestNews, newestNewsQuery } from '~/features/posts/web/public';
import Home, { homeQueries, head } from '~/features/site/web/pages/home';
import { loads } from '~/shared/page';
import { withForm } from '~/ui/forms/late-form';

export { head };
export const load = withForm(FinderForm, loads(...homeQueries, newestNewsQuery));

/** /: the home page with the newest news. It stands here, not in a feature: news knows the committee's words, which are the site's. */
export default function HomePage() {
  return <Home news={<NewestNews />} />;
}
