import { Container } from '~/ui/container';
import { benefits } from '../../content/advertising';
import { DrawnPoint } from '../art/drawn-point';
import { benefitDrawings } from './benefit-drawings';

/** Why advertise here. */
export function Benefits() {
  return (
    <section aria-labelledby="benefits-title" className="border-t border-line bg-sunken py-section">
      <Container>
        <h2 id="benefits-title">Why advertise with us</h2>
        <ul className="mt-8 grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
          {benefits.map(({ title, text }) => (
            <DrawnPoint key={title} strokes={benefitDrawings[title]} title={title} text={text} stackedFrom="sm" />
          ))}
        </ul>
      </Container>
    </section>
  );
}
