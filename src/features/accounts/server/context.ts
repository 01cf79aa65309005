import type { Site } from '~/platform/site';
import type { RateLimits } from '~/platform/rate-limit';
import type { Tx } from '~/platform/database';
import type { Invalidate } from '~/platform/topics';
import type { AadhaarSeal } from './aadhaar';
import type { Presenter } from './present';
import type { Devices } from './devices';
import type { PhotoAddresses } from './photos';

/** What the services of this feature share. */
export interface Accounts extends Site {
  limits: RateLimits;
  /** For Aadhaar numbers. */
  seal: AadhaarSeal;
  photos: PhotoAddresses;
  devices: Devices;
  present: Presenter;
  addPosition: AddPosition;
  recordVisibility: RecordVisibility;
}

/** A position of the committee that comes with an approval. */
interface GivenPosition {
  userId: number;
  title: string;
  level: 'district' | 'area' | 'unit';
  areaId: number | null;
  unitId: number | null;
  /** Its first day: 2026-11-20. */
  since: string;
}

/** Enters a position in the transaction that approves somebody; 400 by field. The committee knows people, so it is handed in. */
export type AddPosition = (
  tx: Tx,
  invalidate: Invalidate,
  given: GivenPosition,
  by: { actor: { id: number; name: string }; at: Date },
) => Promise<unknown>;

/** What somebody hides of themselves from other members, and shows them again; what is not named stays as it is. */
export interface Hidden {
  phone?: boolean | undefined;
  email?: boolean | undefined;
}

/**
 * Keeps what somebody agrees to in step with what they have just hidden or shown, in that transaction. The privacy centre, which
 * knows people, keeps that; so it is handed in.
 */
export type RecordVisibility = (tx: Tx, userId: number, hidden: Hidden, at: Date) => Promise<unknown>;

/** Who is at the other end before anybody knows who they are. */
export interface Visitor {
  /** Their address, as limits count it (platform/rate-limit/network). */
  network: string;
  /** The Cookie and User-Agent headers. */
  cookie: string | undefined;
  agent: string | undefined;
}
