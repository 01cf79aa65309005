import { useNames } from '~/router';
import { Container } from '~/ui/container';
import { benefitsOf } from '../../content/advertising';
import { DrawnPoints } from '../art/drawn-point';
import { benefitDrawings } from './benefit-drawings';
import * as texts from '../../texts';

/** Shows the benefits of advertising here. */
export function Benefits() {
  return (
    <section aria-labelledby="benefits-title" className="border-t border-line bg-sunken py-section">
      <Container>
        <h2 id="benefits-title">{texts.whyAdvertiseWithUs}</h2>
        <DrawnPoints
          points={benefitsOf(useNames())}
          drawings={benefitDrawings}
          stackedFrom="sm"
          className="sm:grid-cols-2 lg:grid-cols-4"
        />
      </Container>
    </section>
  );
}
