import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { Skeleton } from '~/ui/skeleton';

type BlockProps = { title: string; lead?: string; children: ReactNode };

/** Renders a titled part of the dashboard that isn't a card itself. */
export function Block({ title, lead, children }: BlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {lead && <p className="mt-1 text-sm text-muted">{lead}</p>}
      <div className="mt-4 flex-1">{children}</div>
    </section>
  );
}

/** The class of a fault that lasts. It is no message, and interrupts no screen reader. */
export const faultClass = 'font-semibold text-brass-ink';

type StateBlockProps<T> = {
  title: string;
  query: UseQueryResult<T>;
  failed: string;
  children: (state: T) => ReactNode;
};

/** Renders a block about a state of the server, or that it could not be loaded. */
export const StateBlock = <T,>({ title, query: { data, isPending }, failed, children }: StateBlockProps<T>) => (
  <Block title={title}>
    {data !== undefined ? (
      children(data)
    ) : isPending ? (
      <Skeleton className="h-14" />
    ) : (
      <p className={faultClass}>{failed}</p>
    )}
  </Block>
);
