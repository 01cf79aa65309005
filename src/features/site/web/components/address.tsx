import { clsx } from 'clsx';

/** Shows a postal address, line by line. */
export function Address({ lines, className }: { lines: readonly string[]; className?: string }) {
  return (
    <address className={clsx('not-italic', className)}>
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
