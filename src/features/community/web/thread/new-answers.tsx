import ArrowDown from 'lucide-react/icons/arrow-down';
import { useEffect, useState } from 'react';
import { countText } from '~/shared/count-text';
import { Button } from '~/ui/button';
import * as texts from '../../texts';

type NewAnswersProps = { arrived: readonly number[]; onSeen: () => void };

/** Announces answers that arrived below the reader's place; disappears once the first of them has been seen. */
export function NewAnswers({ arrived, onSeen }: NewAnswersProps) {
  const first = arrived[0];
  const [below, setBelow] = useState<number | null>(null);
  useEffect(() => {
    const element = first === undefined ? null : document.getElementById(`answer-${first}`);
    if (!element || first === undefined) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) onSeen();
        else setBelow(first);
      },
      { rootMargin: '0px 0px -120px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [first, onSeen]);
  const shown = first !== undefined && below === first;
  const show = () => {
    const element = document.getElementById(`answer-${first}`);
    element?.scrollIntoView({ block: 'start' });
    element?.focus({ preventScroll: true });
    onSeen();
  };
  return (
    <div role="status" className="pointer-events-none absolute inset-x-0 bottom-full flex justify-center">
      {shown && (
        <Button size="sm" className="pointer-events-auto mb-3 rounded-full! shadow-md!" onClick={show}>
          <ArrowDown aria-hidden="true" />
          {countText(texts.newAnswers, arrived.length)}
        </Button>
      )}
    </div>
  );
}
