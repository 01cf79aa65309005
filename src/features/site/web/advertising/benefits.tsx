import { Container } from '~/ui/container';
import { benefits } from '../../content/advertising';
import { DrawnPoint } from '../art/drawn-point';
import { benefitDrawings } from './benefit-drawings';
import * as texts from '../../texts';

/** Why advertise here. */
export function Benefits() {
  return (
    <section aria-labelledby="benefits-title" className="border-t border-line bg-sunken py-section">
      <Container>
        <h2 id="benefits-title">{texts.whyAdvertiseWithUs}</h2>
        <ul className="mt-8 grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
          {benefits.map(({ id, title, text }) => (
            <DrawnPoint key={id} strokes={benefitDrawings[id]} title={title} text={text} stackedFrom="sm" />
          ))}
        </ul>
      </Container>
    </section>
  );
}
