import { useQuery } from '@tanstack/react-query';
import Film from 'lucide-react/icons/film';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { homeAdsQuery } from '../queries';
import { videoAds } from '../showcase';
import { AdsWaiting } from './ads-waiting';
import { VideoStage } from './video-stage';

/**
 * The video carousel (docs/product/marketplace.md, "Video carousel"): loading, failed, empty or showing. `filter` keeps the
 * ads whose shop or category contains it. There is no interval: the next video comes when one ends.
 */
export function VideoCarousel({ filter }: { filter?: string }) {
  const { data, isPending } = useQuery(homeAdsQuery);
  if (isPending) return <AdsWaiting />;
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
