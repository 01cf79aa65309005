import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { Container } from './container';
import { Eyebrow } from './eyebrow';

export type SectionProps = {
  /** For links to it; also the base of the heading's id. */
  id?: string;
  eyebrow?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  /** Buttons at the heading's end. */
  actions?: ReactNode;
  tone?: 'paper' | 'sunken' | 'grid';
  headingLevel?: 2 | 3;
  className?: string;
  children?: ReactNode;
};

const tones = { paper: '', sunken: 'bg-sunken', grid: 'drafting-grid' };

/** Renders a part of a page: hairline, eyebrow, heading, lead and content in the page's measure. */
export function Section(props: SectionProps) {
  const { id, eyebrow, title, lead, actions, tone = 'paper', headingLevel = 2, className, children } = props;
  const ownId = useId();
  const headingId = `${id ?? ownId}-title`;
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={clsx('border-t border-line py-section', tones[tone], className)}
    >
      <Container>
        <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 sm:mb-10">
          <div className="max-w-text min-w-0">
            {eyebrow && <Eyebrow className="mb-3">{eyebrow}</Eyebrow>}
            <Heading id={headingId}>{title}</Heading>
            {lead && <p className="mt-3 text-lg text-muted">{lead}</p>}
          </div>
          {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
        </header>
        {children}
      </Container>
    </section>
  );
}
