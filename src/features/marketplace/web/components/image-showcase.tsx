import { useQuery } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { homeAdsQuery } from '../queries';
import { showcaseAds, showcaseErrorText } from '../showcase';
import { AdsWaiting } from './ads-waiting';
import { Showcase } from './showcase-stage';
import * as texts from '../../texts';

/** Shows the home page's image ads, in all their states (docs/product/marketplace.md, "Image showcase"). */
export function ImageShowcase() {
  const { data, error, isPending, isFetching, refetch } = useQuery(homeAdsQuery);
  if (isPending) return <AdsWaiting />;
  if (!data) return <Failed error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  const ads = showcaseAds(data);
  if (!ads.length) {
    return <EmptyState title={texts.noShowcaseAds} />;
  }
  return <Showcase ads={ads} whenNoneCanBeShown={<Failed error={null} onRetry={() => window.location.reload()} />} />;
}

function Failed({ error, retrying, onRetry }: { error: unknown; retrying?: boolean; onRetry: () => void }) {
  return (
    <ErrorState
      title={fillText(texts.error, { error: showcaseErrorText(error) })}
      retrying={retrying}
      onRetry={onRetry}
    />
  );
}
