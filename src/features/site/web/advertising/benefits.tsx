import { Container } from '~/ui/container';
import { benefits } from '../../content/advertising';
import { Drawing } from '../art/drawing';
import { benefitDrawings } from './benefit-drawings';

/** What an ad on this site is good for. */
export function Benefits() {
  return (
    <section aria-labelledby="benefits-title" className="border-t border-line bg-sunken py-section">
      <Container>
        <h2 id="benefits-title">Why advertise with us</h2>
        <ul className="mt-8 grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
          {benefits.map(({ title, text }) => (
            <li key={title} className="flex gap-5 bg-card p-5 sm:block sm:p-6">
              <Drawing strokes={benefitDrawings[title]} className="size-12 shrink-0" />
              <div className="min-w-0 sm:mt-6">
                <h3>{title}</h3>
                <p className="mt-2 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
