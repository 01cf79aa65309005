import { useQuery } from '@tanstack/react-query';
import { useNames } from '~/router';
import { Container } from '~/ui/container';
import { quickFacts } from '../../content/about';
import { Figures } from '../components/figures';
import { aboutTextsQuery } from './queries';
import { Triangulation } from './triangulation';
import * as texts from '../../texts';

/** Shows the top of the about page: the committee, the district as its surveyors see it, and the quick facts. */
export function AboutHero() {
  const { isStandard } = useNames();
  const { about_lead, counted } = useQuery(aboutTextsQuery).data ?? {};
  return (
    <section aria-labelledby="about-title" className="drafting-grid">
      <Container className="pt-10 pb-14 sm:pt-12 sm:pb-16">
        <div className="grid items-center grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)]">
          <div>
            <h1 id="about-title" className="text-5xl font-bold">
              {texts.aboutUs}
            </h1>
            <p className="mt-5 max-w-text text-lg">{about_lead}</p>
          </div>
          {isStandard && <Triangulation className="h-auto w-full" />}
        </div>
        <h2 className="sr-only">{texts.quickFacts}</h2>
        <Figures
          figures={quickFacts(counted)}
          className="mt-8 sm:grid-cols-3"
          cellClassName="first:col-span-2 sm:first:col-span-1"
        />
      </Container>
    </section>
  );
}
