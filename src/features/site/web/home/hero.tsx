import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useNames } from '~/router';
import { ButtonAnchor, ButtonLink } from '~/ui/button-link';
import { Picture } from '~/ui/picture';
import { Container } from '~/ui/container';
import { homeStatistics } from '../../content/site';
import { homeTextsQuery } from './queries';
import { Hero as Scene } from '../art/hero';
import { Figures } from '../components/figures';
import * as texts from '../../texts';

/** The id of the shop finder's section; the button below leads there. */
export const finderId = 'find-shops';

/**
 * Shows the top of the home page: the committee's name over the landscape, and the figures in a drawing's title block.
 */
export function Hero() {
  const { federation, committee } = useNames();
  const { intro, counted, hero } = useQuery(homeTextsQuery).data ?? {};
  return (
    <section aria-labelledby="home-title" className="relative bg-(--art-sky)">
      <Container className="relative z-10 pt-10 sm:pt-12">
        <h1 id="home-title" className="text-5xl font-bold">
          <span className="mb-3 block text-xl leading-snug font-semibold tracking-normal text-laterite-ink">
            {federation}
          </span>
          {committee}
        </h1>
        <p className="mt-5 max-w-[36rem] text-lg">{intro}</p>
        <div className="mt-6 flex flex-col gap-3 sm:flex-row">
          <ButtonAnchor size="lg" href={`#${finderId}`} onClick={goToFinder}>
            {texts.findShops}
          </ButtonAnchor>
          <ButtonLink to="/advertising" size="lg" variant="secondary">
            {texts.advertiseWithUs}
          </ButtonLink>
        </div>
      </Container>
      {hero ? (
        <Picture media={hero} alt="" priority className="mt-8 h-72 w-full object-cover sm:h-96 lg:h-[32rem]" />
      ) : (
        <Scene
          className={clsx(
            'h-72 w-full sm:h-96 mask-[linear-gradient(transparent,black_14%)] lg:-mt-44',
            'lg:aspect-[1440/560] lg:h-auto lg:max-h-[50rem]',
          )}
        />
      )}
      <Container className="relative z-10 -mt-12 sm:-mt-16">
        <Figures figures={homeStatistics(counted)} className="lg:grid-cols-4" />
      </Container>
    </section>
  );
}

/**
 * Moves the focus with the scroll, so that the next Tab is in the finder; without JavaScript the link does the same.
 */
function goToFinder(event: React.MouseEvent) {
  const title = document.getElementById(`${finderId}-title`);
  if (!title) return;
  event.preventDefault();
  document.getElementById(finderId)?.scrollIntoView();
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
