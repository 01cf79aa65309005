import { clsx } from 'clsx';
import { Container } from '~/ui/container';
import { telHref } from '../../content/types';
import * as texts from '../../texts';

/** Shows the number for emergencies. */
export function Hotline({ phone }: { phone: string }) {
  return (
    <section aria-labelledby="hotline-title" className="bg-deep py-10 text-on-deep sm:py-14">
      <Container className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <div className="max-w-text">
          <h2 id="hotline-title">{texts.emergencyHotline}</h2>
          <p className="mt-3 text-lg text-on-deep-muted">{texts.hotlineNote}</p>
        </div>
        <a
          href={telHref(phone)}
          className={clsx(
            'inline-flex min-h-13 items-center text-4xl font-bold tracking-tight whitespace-nowrap',
            'text-on-deep big-letters:whitespace-normal tabular-nums underline decoration-brass',
            'decoration-2 underline-offset-8 hover:decoration-4 focus-visible:outline-on-deep',
          )}
        >
          {phone}
        </a>
      </Container>
    </section>
  );
}
