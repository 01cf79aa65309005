import { Button } from './button';
import { EmptyState, type EmptyStateProps } from './empty-state';

type NothingFoundProps = Omit<EmptyStateProps, 'action' | 'headingLevel'> & {
  clearLabel: string;
  /** Clears search and filters; without it there is nothing to clear. */
  onClear?: (() => void) | false;
};

/** Renders an empty list whose search or filters leave nothing, with the button that clears them. */
export const NothingFound = ({ clearLabel, onClear, ...state }: NothingFoundProps) => (
  <EmptyState
    {...state}
    headingLevel={2}
    action={
      onClear && (
        <Button variant="secondary" onClick={onClear}>
          {clearLabel}
        </Button>
      )
    }
  />
);
