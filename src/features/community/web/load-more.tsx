import { clsx } from 'clsx';
import type { Ref } from 'react';
import { Button } from '~/ui/button';

type LoadMoreProps = {
  label: string;
  loading: boolean;
  /** The message after a load that failed. */
  failure: string | false;
  load: () => Promise<unknown>;
  ref?: Ref<HTMLDivElement>;
  className?: string;
};

/** Shows the button that loads another page of a list. */
export const LoadMore = ({ label, loading, failure, load, ref, className }: LoadMoreProps) => (
  <div ref={ref} className={clsx('flex flex-col items-center gap-2 py-5', className)}>
    {failure && (
      <p role="alert" className="text-sm text-danger">
        {failure}
      </p>
    )}
    <Button variant="secondary" size="sm" loading={loading} onClick={() => void load()}>
      {label}
    </Button>
  </div>
);
