import type { UseQueryResult } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../button';
import { Skeleton } from '../skeleton';
import { ListFrame } from './list-frame';

type OpenedFileProps<F extends { filename: string }> = {
  query: UseQueryResult<F>;
  failed: string;
  back: { label: string; onBack: () => void };
  /** What became of the file, in a line below its name. */
  facts: (file: F) => ReactNode;
  children: (file: F) => ReactNode;
};

/** Renders a spreadsheet that was sent: the way back to the others, its name, which gets the focus, and its content. */
export function OpenedFile<F extends { filename: string }>(props: OpenedFileProps<F>) {
  const { query, failed, back, facts, children } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const isKnown = query.data !== undefined;
  useEffect(() => {
    if (isKnown) title.current?.focus({ preventScroll: true });
  }, [isKnown]);
  return (
    <>
      <div>
        <Button variant="ghost" size="sm" className="-ms-3" onClick={back.onBack}>
          <ArrowLeft aria-hidden="true" />
          {back.label}
        </Button>
      </div>
      <ListFrame query={query} failed={failed} waiting={<Skeleton className="h-120" />}>
        {(file) => (
          <>
            <header className="flex min-w-0 flex-col gap-1">
              <h2 ref={title} tabIndex={-1} className="text-2xl wrap-anywhere outline-none">
                {file.filename}
              </h2>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">{facts(file)}</p>
            </header>
            {children(file)}
          </>
        )}
      </ListFrame>
    </>
  );
}
