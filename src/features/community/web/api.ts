import { callsOf } from '~/shared/api-client';
import { uploadsOf } from '~/shared/upload-client';
import type { CommunityCalls } from '../contract';

/** The board's calls and uploads, typed by the contract. */
export const call = callsOf<CommunityCalls>();
export const upload = uploadsOf<CommunityCalls>();
