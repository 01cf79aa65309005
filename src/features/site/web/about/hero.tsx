import { Container } from '~/ui/container';
import { quickFacts } from '../../content/about';
import { site } from '../../content/site';
import { Figures } from '../components/figures';
import { Triangulation } from './triangulation';

/** The top of the about page: who we are, the district as its surveyors see it, and the quick facts. */
export function AboutHero() {
  return (
    <section aria-labelledby="about-title" className="drafting-grid">
      <Container className="pt-10 pb-14 sm:pt-12 sm:pb-16">
        <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)]">
          <div>
            <h1 id="about-title" className="text-5xl font-bold">
              About us
            </h1>
            <p className="mt-5 max-w-text text-lg">
              {site.committee} of the {site.federation}. Since {site.founded} we speak for those who are licensed to
              design and supervise building work in seven areas, from the river at Pattambi to the gap in the hills.
            </p>
          </div>
          <Triangulation className="h-auto w-full" />
        </div>
        <h2 className="sr-only">Quick facts</h2>
        <Figures figures={quickFacts} className="mt-8 sm:grid-cols-3" cellClassName="first:col-span-2 sm:first:col-span-1" />
      </Container>
    </section>
  );
}
