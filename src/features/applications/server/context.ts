import type { Erasing, Presenting } from '~/features/people/server/public';
import type { Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import type { JoiningPurpose } from '~/shared/person/joining-purposes';
import type { Invalidate } from '~/platform/topics';

/** What this feature's services work with. */
export interface ApplicationsSite extends Site, Presenting {
  addPosition: AddPosition;
  dropPosition: DropPosition;
  erasing: Erasing;
  recordJoining: RecordJoining;
  /** Gives the seats of a person who is no longer approved to others; handed in, as events come after this. */
  releaseSeats: (tx: Tx, userId: number) => Promise<void>;
}

/** A position of the committee, entered with an approval. */
interface NewPosition {
  userId: number;
  title: string;
  level: 'district' | 'area' | 'unit';
  areaId: number | null;
  unitId: number | null;
  /** Its first day, as in 2026-11-20. */
  since: string;
}

/** The person who approves, and when. */
interface Approval {
  actor: { id: number; name: string };
  at: Date;
}

/** Enters a position with the approval; throws 400 by field. Passed in, because the committee imports people. */
export type AddPosition = (tx: Tx, invalidate: Invalidate, position: NewPosition, by: Approval) => Promise<number>;

/** Removes a position with the approval that entered it, if it is still there. */
export type DropPosition = (tx: Tx, invalidate: Invalidate, id: number, by: Approval) => Promise<boolean>;

/** Records what an applicant agreed to with the application. Passed in, because the privacy centre imports people. */
export type RecordJoining = (
  tx: Tx,
  invalidate: Invalidate,
  applicant: { id: number; name: string },
  given: { purposes: readonly JoiningPurpose[]; at: Date },
) => Promise<unknown>;
