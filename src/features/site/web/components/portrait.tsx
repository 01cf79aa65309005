import { clsx } from 'clsx';

/** Shows an office holder's photo; the name stands beside it. */
export function Portrait({ photo, className }: { photo: string; className?: string }) {
  return (
    <img
      src={photo}
      alt=""
      width="320"
      height="400"
      loading="lazy"
      decoding="async"
      className={clsx('aspect-4/5 rounded-lg border border-line bg-card object-cover', className)}
    />
  );
}
