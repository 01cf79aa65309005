import { useAdCounting } from '~/features/ad-counting/web/public';
import { FinderForm } from '~/features/marketplace/web/public';
import { NewestNews, newestNewsQuery } from '~/features/posts/web/public';
import Home, { homeQueries, head } from '~/features/site/web/pages/home';
import { loads } from '~/shared/page';
import { withForm } from '~/ui/forms/lazy-form';

export { head };
export const load = withForm(FinderForm, loads(...homeQueries, newestNewsQuery));

/**
 * Renders /: the home page with the newest news. It is here, not in a feature: news imports the committee's words,
 * which are the site's.
 */
export default function HomePage() {
  useAdCounting();
  return <Home news={<NewestNews />} />;
}
