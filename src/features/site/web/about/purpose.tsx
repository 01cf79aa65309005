import { Container } from '~/ui/container';
import { mission, values, vision } from '../../content/about';
import { DrawnPoint } from '../art/drawn-point';
import { valueDrawings } from './value-drawings';
import * as texts from '../../texts';

/** Mission, vision and the five core values. */
export function Purpose() {
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
          <ul className="mt-8 grid gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-6 xl:grid-cols-5">
            {values.map(({ id, title, text }) => (
              <DrawnPoint
                key={id}
                strokes={valueDrawings[id]}
                title={title}
                text={text}
                stackedFrom="md"
                className="md:not-nth-[-n+2]:col-span-2 md:nth-[-n+2]:col-span-3 xl:col-span-1!"
              />
            ))}
          </ul>
        </Container>
      </section>
    </>
  );
}
