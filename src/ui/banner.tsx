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
