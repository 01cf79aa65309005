import { useQuery } from '@tanstack/react-query';
import { useNames } from '~/router';
import { Container } from '~/ui/container';
import { valuesOf } from '../../content/about';
import { DrawnPoints } from '../art/drawn-point';
import { aboutTextsQuery } from './queries';
import { valueDrawings } from './value-drawings';
import * as texts from '../../texts';

/** Shows the mission, the vision and the five core values. */
export function Purpose() {
  const { mission, vision } = useQuery(aboutTextsQuery).data ?? {};
  return (
    <>
      <section aria-label={texts.missionAndVision} className="border-t border-line py-section">
        <Container className="grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-2">
          {[
            [texts.missionTitle, mission],
            [texts.visionTitle, vision],
          ].map(([title, text]) => (
            <div key={title} className="border-t-2 border-laterite pt-5">
              <h2 className="text-lg text-laterite-ink">{title}</h2>
              <p className="mt-3 text-2xl leading-snug font-medium">{text}</p>
            </div>
          ))}
        </Container>
      </section>
      <section aria-labelledby="values-title" className="bg-sunken py-section">
        <Container>
          <h2 id="values-title">{texts.coreValues}</h2>
          <DrawnPoints
            points={valuesOf(useNames())}
            drawings={valueDrawings}
            stackedFrom="md"
            className="md:grid-cols-6 xl:grid-cols-5"
            cellClass="md:not-nth-[-n+2]:col-span-2 md:nth-[-n+2]:col-span-3 xl:col-span-1!"
          />
        </Container>
      </section>
    </>
  );
}
