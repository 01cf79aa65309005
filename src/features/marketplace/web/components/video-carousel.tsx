import { useQuery } from '@tanstack/react-query';
import Film from 'lucide-react/icons/film';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { Skeleton } from '~/ui/skeleton';
import { homeAdsQuery } from '../queries';
import { videoAds } from '../showcase';
import { VideoStage } from './video-stage';

/**
 * The home page's video ads, in all their states (docs/product/marketplace.md, "Video carousel"). `filter` keeps the ads
 * whose shop or category has these words.
 */
export function VideoCarousel({ filter }: { filter?: string }) {
  const { data, isPending } = useQuery(homeAdsQuery);
  if (isPending) {
    return (
      <div aria-busy="true">
        <span className="sr-only">Loading advertisements</span>
        <Skeleton className="aspect-video w-full" />
        <Skeleton className="mt-4 h-11 w-full" />
      </div>
    );
  }
  const failed = <ErrorState title="Failed to load advertisements" onRetry={() => window.location.reload()} />;
  if (!data) return failed;
  const ads = videoAds(data, filter);
  if (!ads.length) {
    return (
      <EmptyState title="No Video Ads Available" icon={<Film />}>
        No video advertisements are currently available to display
      </EmptyState>
    );
  }
  return <VideoStage key={filter} ads={ads} whenNoneCanBeShown={failed} />;
}
