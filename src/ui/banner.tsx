import { clsx } from 'clsx';
import { Alert } from './alert';
import type { BannerMessage } from './hooks/use-banner';

/**
 * The message of `useBanner`. Its region is always there, without taking room: a screen reader hears what changes in one
 * and may miss one that comes together with its text. So it has to stay mounted, whatever else the message brings with it.
 */
export function Banner({ banner, className }: { banner: BannerMessage | null; className?: string }) {
  return (
    <div aria-live="polite" className={clsx('rounded-md empty:absolute empty:shadow-none', className)}>
      {banner && (
        <Alert tone={banner.tone}>
          {banner.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Alert>
      )}
    </div>
  );
}

/** The same where a long list scrolls under it: it stays below the header, and lets clicks beside it through. */
export function StickyBanner({ banner, className }: { banner: BannerMessage | null; className?: string }) {
  return (
    <div className="pointer-events-none sticky top-[calc(var(--spacing-header)+0.75rem)] z-20 has-[>:empty]:absolute">
      <Banner banner={banner} className={clsx('pointer-events-auto shadow-md', className)} />
    </div>
  );
}
