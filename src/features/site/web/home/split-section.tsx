import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { Container } from '~/ui/container';
import { Eyebrow } from '~/ui/eyebrow';

type SplitSectionProps = {
  eyebrow?: string;
  title: string;
  lead: string;
  /** Puts the words at the end of the row instead of the start. */
  flip?: boolean;
  className?: string;
  children: ReactNode;
};

/** Shows a section with its words in a narrow column and their subject beside them; one below the other on phones. */
export function SplitSection({ eyebrow, title, lead, flip, className, children }: SplitSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={clsx('border-t border-line py-section', className)}>
      <Container
        className={clsx(
          'grid grid-cols-1 gap-x-14 gap-y-8 lg:items-start',
          flip ? 'lg:grid-cols-[minmax(0,1fr)_17rem]' : 'lg:grid-cols-[17rem_minmax(0,1fr)]',
        )}
      >
        <header className={clsx('max-w-text lg:pt-2', flip && 'lg:order-2')}>
          {eyebrow && <Eyebrow className="mb-3">{eyebrow}</Eyebrow>}
          <h2 id={headingId}>{title}</h2>
          <p className="mt-3 text-lg text-muted">{lead}</p>
        </header>
        <div className="min-w-0">{children}</div>
      </Container>
    </section>
  );
}
