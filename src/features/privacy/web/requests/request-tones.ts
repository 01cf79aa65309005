import type { BadgeTone } from '~/ui/badge';
import type { RequestState } from '../../contract/request-choices';

/** The badge of a request, by its state. */
export const requestTones: Record<RequestState, BadgeTone> = {
  open: 'info',
  ready: 'primary',
  done: 'primary',
  refused: 'danger',
  withdrawn: 'neutral',
};
