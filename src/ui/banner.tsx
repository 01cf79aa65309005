import { Alert } from './alert';
import type { BannerMessage } from './hooks/use-banner';

/** The message of `useBanner`; a screen reader hears it (Alert is a status or an alert). */
export function Banner({ banner, className }: { banner: BannerMessage | null; className?: string }) {
  if (!banner) return null;
  return (
    <Alert tone={banner.tone} className={className}>
      {banner.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Alert>
  );
}
