import { Skeleton } from '~/ui/skeleton';
import * as texts from '../../texts';

/** Stands in for a carousel while its ads load. */
export function AdsWaiting() {
  return (
    <div aria-busy="true">
      <span className="sr-only">{texts.loadingAdvertisements}</span>
      <Skeleton className="aspect-video w-full" />
      <Skeleton className="mt-4 h-11 w-full" />
    </div>
  );
}
