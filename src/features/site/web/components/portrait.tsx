import { clsx } from 'clsx';

/** Shows an office holder's photo, or the first letter without one; the name stands beside it. */
export function Portrait({ photo, name, className }: { photo: string | null; name: string; className?: string }) {
  const shape = clsx('aspect-4/5 rounded-lg border border-line bg-card object-cover', className);
  if (photo === null)
    return (
      <div aria-hidden className={clsx(shape, 'grid place-items-center text-5xl text-muted')}>
        {[...name][0]}
      </div>
    );
  return <img src={photo} alt="" width="320" height="400" loading="lazy" decoding="async" className={shape} />;
}
