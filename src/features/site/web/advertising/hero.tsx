import { clsx } from 'clsx';
import { Hoarding, type Samples } from '~/features/marketplace/web/public';
import { useNames } from '~/router';
import { fillText } from '~/shared/fill-text';
import { ButtonAnchor } from '~/ui/button-link';
import { Container } from '~/ui/container';
import { fill } from '~/ui/fill';
import { advertisingReach } from '../../content/advertising';
import * as texts from '../../texts';

/**
 * Shows the top of the advertising page: the claim, the links to the tiers and to booking, and a real ad on its
 * hoarding.
 */
export function AdvertisingHero({ ad }: { ad: Samples['hoarding'] }) {
  const names = useNames();
  return (
    <section aria-labelledby="advertising-title" className="drafting-grid overflow-hidden">
      <Container
        className={clsx(
          'grid items-center grid-cols-1 gap-x-14 gap-y-10 py-10 sm:py-12',
          'lg:grid-cols-[minmax(0,1fr)_minmax(0,38rem)]',
        )}
      >
        <div>
          <h1 id="advertising-title" className="text-5xl font-bold">
            {fillText(texts.advertiseWhereDistrictBuilds, names)}
          </h1>
          <p className="mt-5 max-w-[36rem] text-lg">
            {fill(texts.advertisingClaim, {
              reach: <strong className="font-semibold">{advertisingReach(names)}</strong>,
            })}
          </p>
          <div className="mt-6 flex flex-col gap-3 sm:flex-row">
            <ButtonAnchor size="lg" href="#booking">
              {texts.bookAnAd}
            </ButtonAnchor>
            <ButtonAnchor size="lg" variant="secondary" href="#tiers">
              {texts.compareTiers}
            </ButtonAnchor>
          </div>
        </div>
        <Hoarding ad={ad} />
      </Container>
    </section>
  );
}
