import { lazy } from 'react';
import type { BoardParts } from '~/features/community/web/parts';
import { PublicReading } from '~/features/outreach/web/publication/public-reading';

const loadDialogs = () => import('./board-dialogs');

/** What features on top of the board show on it. */
export const boardParts: BoardParts = {
  Moderate: lazy(() => import('~/features/moderation/web/thread/moderate')),
  MergedFrom: lazy(() => import('~/features/moderation/web/thread/merged-from')),
  PublicReading,
  Dialogs: lazy(loadDialogs),
  warmDialogs: loadDialogs,
};
