import { useId, useRef, useState } from 'react';
import { useLazyPart } from '~/ui/hooks/use-lazy-part';
import { useNearViewport } from '~/ui/hooks/use-near-viewport';
import type { PersonSection, PersonSectionProps } from '~/ui/office/person-section';
import { Skeleton } from '~/ui/skeleton';
import { NextCase } from './next-case';

/**
 * Renders a section of the page: its title at once, its code and its data when it comes into view. When less waits in
 * it than before, it leads to the following case of its queue.
 */
export function Section({ section, ...props }: PersonSectionProps & { section: PersonSection }) {
  const ref = useRef<HTMLElement>(null);
  const isNear = useNearViewport(ref, '300px');
  // A failed load is tried again when it comes into view again.
  const part = useLazyPart(section.load, Number(isNear));
  const title = useId();
  const { person } = props;
  const waiting = person.open.find(({ kind }) => kind === section.key)?.count ?? 0;
  const [before] = useState(waiting);
  return (
    <section
      ref={ref}
      id={section.key}
      aria-labelledby={title}
      className="min-w-0 scroll-mt-24 rounded-lg border border-line bg-card p-5 shadow-sm sm:p-6"
    >
      <h2 id={title} className="border-b border-line pb-3 text-xl">
        {section.label}
      </h2>
      <div role="status" className="mt-4 empty:hidden print:hidden">
        {waiting < before && <NextCase key={waiting} id={person.id} section={section.key} />}
      </div>
      <div className="mt-5">{part ? <part.Section {...props} /> : <Skeleton className="h-48" />}</div>
    </section>
  );
}
