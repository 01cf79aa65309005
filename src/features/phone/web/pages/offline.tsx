import { useSearchParams } from '~/router';
import { ButtonLink } from '~/ui/button-link';
import { Button } from '~/ui/button';
import { Container } from '~/ui/container';
import * as common from '~/shared/texts';
import type { HeadTag, LoadedPage } from '~/shared/page';
import * as texts from '../../texts';

/** The page is in every release's cache: it needs nothing of the server. */
export const load = (): Promise<LoadedPage> => Promise.resolve({});

export const head = (): HeadTag[] => [{ title: texts.offlineTitle }, { name: 'robots', content: 'noindex' }];

/** Renders /offline, which stands for every page that this device has not kept (docs/product/phone.md, "Worker"). */
export default function Offline() {
  const [search] = useSearchParams();
  const to = search.get('to');
  const again = () => window.location.replace(to?.startsWith('/') && !to.startsWith('//') ? to : '/');
  return (
    <Container className="flex flex-col items-start gap-5 py-10 sm:py-16">
      <h1>{texts.offlineTitle}</h1>
      <p className="max-w-text text-lg text-muted">{texts.offlineLead}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/" variant="secondary">
          {texts.homePage}
        </ButtonLink>
        <ButtonLink to="/events" variant="secondary">
          {common.events}
        </ButtonLink>
        <ButtonLink to="/member/card" variant="secondary">
          {common.membershipCard}
        </ButtonLink>
        <ButtonLink to="/circulars" variant="secondary">
          {common.circulars}
        </ButtonLink>
      </div>
      <Button onClick={again}>{common.tryAgain}</Button>
    </Container>
  );
}
