import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { Skeleton } from '~/ui/skeleton';
import { homeAdsQuery } from '../queries';
import { showcaseAds, showcaseErrorText } from '../showcase';
import { Showcase } from './showcase-stage';

/** The home page's ads in pictures, in all their states (docs/product/marketplace.md, "Image showcase"). */
export function ImageShowcase() {
  const { data, error, isPending, isFetching, refetch } = useQuery(homeAdsQuery);
  if (isPending) {
    return (
      <div aria-busy="true">
        <span className="sr-only">Loading advertisements</span>
        <Skeleton className="aspect-video w-full" />
        <Skeleton className="mt-4 h-11 w-full" />
      </div>
    );
  }
  if (!data) return <Failed error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  const ads = showcaseAds(data);
  if (!ads.length) {
    return <EmptyState title="No premium, diamond, or gold image advertisements available." />;
  }
  return <Showcase ads={ads} whenNoneCanBeShown={<Failed error={null} onRetry={() => window.location.reload()} />} />;
}

function Failed({ error, retrying, onRetry }: { error: unknown; retrying?: boolean; onRetry: () => void }) {
  return <ErrorState title={`Error: ${showcaseErrorText(error)}`} retrying={retrying} onRetry={onRetry} />;
}
