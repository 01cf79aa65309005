import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { networkOf } from '~/platform/rate-limit/network';
import type { Site } from '~/platform/site';
import type { Tx } from '~/platform/database';
import type { Invalidate } from '~/platform/topics';
import type { AadhaarSeal } from './aadhaar';
import type { Presenter } from './present';
import type { Devices } from './devices';
import type { PhotoAddresses } from './photos';
import type { Signed, SignOptions } from '~/shared/passkey';
import type { SecondFactorAsked, secondStepSchema } from '../contract';
import type { Account } from './limits';
import type { users } from './tables';

type SecondStep = z.output<typeof secondStepSchema>;
type FactorOwner = Pick<typeof users.$inferSelect, 'id' | 'secondFactorSince'>;

/** What the services of this feature share. */
export interface Accounts extends Site {
  /** For Aadhaar numbers. */
  seal: AadhaarSeal;
  photos: PhotoAddresses;
  devices: Devices;
  present: Presenter;
  addPosition: AddPosition;
  recordVisibility: RecordVisibility;
  dropExports: DropExports;
  secondFactor: SecondFactor;
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

/**
 * Takes away the copies of their data that somebody can fetch, in that transaction; gives the keys of their files, to delete after it. They
 * are the privacy centre's, so it is handed in.
 */
export type DropExports = (tx: Tx, userId: number, at: Date) => Promise<string[]>;

/**
 * The second factors: security's, which knows people. The row of the person is locked in every transaction that is given.
 */
export interface SecondFactor {
  /** Gives a ticket for the second step to somebody who has just typed the right password. */
  ask(tx: Tx, user: Account, now: Date): Promise<SecondFactorAsked>;
  /** Whose ticket it is; null for one that nobody has, or that is too old. */
  ownerOf(ticket: string, now: Date): Promise<number | null>;
  /** Tries a code on a ticket. A right one uses up both; `last`: wrong, and no try is left; `dead`: the ticket is over. */
  answer(tx: Tx, user: Account, given: SecondStep, now: Date): Promise<'right' | 'wrong' | 'last' | 'dead'>;
  /** What a passkey is to sign for a login. */
  passkeyOptions(now: Date): Promise<SignOptions>;
  /** Whose passkey it is, by its id; null for nobody's. */
  passkeyOwner(credential: string): Promise<number | null>;
  /** Whether it has signed, with its person verified, what it was asked to; the challenge is used up in any case. */
  answerPasskey(tx: Tx, userId: number | null, signed: Signed, now: Date): Promise<boolean>;
  /** Takes all factors of a person away, with the codes and tickets. */
  removeAll(tx: Tx, userId: number): Promise<void>;
  /** Takes away what was set up since a moment by somebody who was not the person. Gives whether there was any. */
  removeSince(tx: Tx, invalidate: Invalidate, user: FactorOwner, since: Date, now: Date): Promise<boolean>;
}

/** Who is at the other end before anybody knows who they are. */
export interface Visitor {
  /** Their address, as limits count it (platform/rate-limit/network). */
  network: string;
  /** The Cookie and User-Agent headers. */
  cookie: string | undefined;
  agent: string | undefined;
}

/** The visitor behind a request. */
export const visitorOf = ({ request }: { request: FastifyRequest }): Visitor => ({
  network: networkOf(request.ip),
  cookie: request.headers.cookie,
  agent: request.headers['user-agent'],
});
