import { useQuery } from '@tanstack/react-query';
import Film from 'lucide-react/icons/film';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { homeAdsQuery } from '../queries';
import { videoAds } from '../showcase';
import { AdsWaiting } from './ads-waiting';
import { VideoStage } from './video-stage';
import * as texts from '../../texts';

/**
 * Shows the home page's video ads, in all their states (docs/product/marketplace.md, "Video carousel"). `filter`
 * selects the ads whose shop or category has these words.
 */
export function VideoCarousel({ filter }: { filter?: string }) {
  const { data, isPending } = useQuery(homeAdsQuery);
  if (isPending) return <AdsWaiting />;
  const failed = <ErrorState title={texts.failedToLoadAdvertisements} onRetry={() => window.location.reload()} />;
  if (!data) return failed;
  const ads = videoAds(data, filter);
  if (!ads.length) {
    return (
      <EmptyState title={texts.noVideoAds} icon={<Film />}>
        {texts.noVideoAdsExplained}
      </EmptyState>
    );
  }
  return <VideoStage key={filter} ads={ads} whenNoneCanBeShown={failed} />;
}
