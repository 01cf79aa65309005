import { ButtonAnchor, ButtonLink } from '~/ui/button-link';
import { Container } from '~/ui/container';
import { homeStatistics, site } from '../../content/site';
import { Hero as Scene } from '../art/hero';

/** The id of the shop finder's section; the button below leads there. */
export const finderId = 'find-shops';

/** The top of the home page: who we are over the landscape, and the figures in a drawing's title block. */
export function Hero() {
  return (
    <section aria-labelledby="home-title" className="relative bg-(--art-sky)">
      <Container className="relative z-10 pt-10 sm:pt-12">
        <h1 id="home-title" className="text-5xl font-bold">
          <span className="mb-3 block text-xl leading-snug font-semibold tracking-normal text-laterite-ink">
            {site.federation}
          </span>
          {site.committee}
        </h1>
        <p className="mt-5 max-w-[36rem] text-lg">{site.intro}</p>
        <div className="mt-6 flex flex-col gap-3 sm:flex-row">
          <ButtonAnchor size="lg" href={`#${finderId}`} onClick={goToFinder}>
            Find Shops
          </ButtonAnchor>
          <ButtonLink to="/advertising" size="lg" variant="secondary">
            Advertise With Us
          </ButtonLink>
        </div>
      </Container>
      <Scene className="h-72 w-full sm:h-96 mask-[linear-gradient(transparent,black_14%)] lg:-mt-44 lg:aspect-[1440/560] lg:h-auto lg:max-h-[50rem]" />
      <Statistics />
    </section>
  );
}

/** The focus follows the scroll, so that the next Tab is in the finder; without JavaScript the link does it alone. */
function goToFinder(event: React.MouseEvent) {
  const title = document.getElementById(`${finderId}-title`);
  if (!title) return;
  event.preventDefault();
  document.getElementById(finderId)?.scrollIntoView();
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

function Statistics() {
  return (
    <Container className="relative z-10 -mt-12 sm:-mt-16">
      <dl className="grid grid-cols-2 gap-px border border-line-strong bg-line-strong lg:grid-cols-4">
        {homeStatistics.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse bg-card px-4 py-4 sm:px-7 sm:py-6">
            <dt className="text-base text-muted">{label}</dt>
            <dd className="text-4xl font-bold tracking-tight text-primary tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Container>
  );
}
