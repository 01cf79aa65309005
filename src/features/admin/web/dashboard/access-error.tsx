import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { EmptyState } from '~/ui/empty-state';

export const fetchFailed = 'Something went wrong while fetching data.';

type AccessErrorProps = {
  /** Not staff, rather than trouble on the way. */
  denied: boolean;
  onRetry: () => void;
  retrying: boolean;
};

/** In the place of the numbers when there are none (members-and-administration.md sections 2 and 8, "Dashboard"). */
export function AccessError({ denied, onRetry, retrying }: AccessErrorProps) {
  return (
    <EmptyState
      announce
      headingLevel={2}
      title="Access Error"
      icon={<LockKeyhole />}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/dashboard">Go to Dashboard</ButtonLink>
          {!denied && (
            <Button variant="secondary" loading={retrying} onClick={onRetry}>
              Retry
            </Button>
          )}
        </div>
      }
    >
      {denied ? 'Access denied. Admin only.' : fetchFailed}
    </EmptyState>
  );
}
