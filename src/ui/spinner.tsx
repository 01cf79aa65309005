import { clsx } from 'clsx';

type SpinnerProps = { className?: string; label?: string };

/** Renders a turning ring in the text's colour, 1.15 em unless sized by a class. Decorative unless `label` names it. */
export function Spinner({ className, label }: SpinnerProps) {
  return (
    <span
      role={label ? 'status' : undefined}
      aria-hidden={label ? undefined : true}
      className={clsx('inline-flex shrink-0', className ?? 'size-[1.15em]')}
    >
      <svg viewBox="0 0 20 20" fill="none" className="size-full animate-spin" aria-hidden="true">
        <circle cx="10" cy="10" r="8" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
        <path d="M18 10a8 8 0 0 0-8-8" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
