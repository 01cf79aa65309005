import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { users } from '~/features/people/server/public';
import type { HttpError } from '~/platform/errors/http-error';
import { networkOf } from '~/platform/rate-limit/network';
import type { Site } from '~/platform/site';
import type { Tx } from '~/platform/database';
import type { Invalidate } from '~/platform/topics';
import type { Signed, SignOptions } from '~/shared/passkey';
import type { SecondFactorAsked, secondStepSchema } from '../contract';
import type { Devices } from './devices';
import type { Account } from './limits';

type SecondStep = z.output<typeof secondStepSchema>;
type FactorOwner = Pick<typeof users.$inferSelect, 'id' | 'secondFactorSince'>;

/** The dependencies that the services of this feature share. */
export interface SignInSite extends Site {
  devices: Devices;
  secondFactor: SecondFactor;
  whyNotApproved: WhyNotApproved;
}

/** Returns why an applicant can't log in, by the state of the application. Applications passes it in. */
export type WhyNotApproved = (tx: Tx, userId: number) => Promise<HttpError>;

/** The second factors, passed in by security. In every given transaction the row of the person is locked. */
export interface SecondFactor {
  /** Returns a ticket for the second step to a person who has just entered the right password. */
  ask(tx: Tx, user: Account, now: Date): Promise<SecondFactorAsked>;
  /** Returns the id of the person with this ticket; null for an unknown or expired one. */
  ownerOf(ticket: string, now: Date): Promise<number | null>;
  /** Tries a code on a ticket; a right one uses up both. `last`: no try is left; `dead`: the ticket is void. */
  answer(tx: Tx, user: Account, entered: SecondStep, now: Date): Promise<'right' | 'wrong' | 'last' | 'dead'>;
  /** Uses up a code, without a ticket. Returns whether it is right. */
  takeCode(tx: Tx, entered: { userId: number; code: string; method: 'totp' | 'recovery' }, now: Date): Promise<boolean>;
  /** Returns what a passkey has to sign for a login. */
  passkeyOptions(now: Date): Promise<SignOptions>;
  /** Returns the id of the person with this passkey; null for an unknown one. */
  passkeyOwner(credential: string): Promise<number | null>;
  /** Returns whether the passkey signed its challenge, with the person verified; always uses it up. */
  answerPasskey(tx: Tx, userId: number | null, signed: Signed, now: Date): Promise<boolean>;
  /** Removes all factors of a person, with the codes and tickets. */
  removeAll(tx: Tx, userId: number): Promise<void>;
  /** Removes what was set up since a moment by another person than the owner. Returns whether there was any. */
  removeSince(tx: Tx, invalidate: Invalidate, user: FactorOwner, since: Date, now: Date): Promise<boolean>;
}

/** The sender of a request who has not signed in. */
export interface Visitor {
  /** The network of their address, as limits count it (platform/rate-limit/network). */
  network: string;
  path: string;
  cookie: string | undefined;
  agent: string | undefined;
}

/** An answer to a visitor who has proved whose account it is, and the cookies that identify the device from then on. */
interface AnswerWithCookies<T> {
  answer: T;
  cookies: readonly string[];
}

interface HeaderSetter {
  setHeader(name: string, value: string): void;
}

/** Sets the cookies and returns the answer. */
export function answerKnown<T>({ answer, cookies }: AnswerWithCookies<T>, { setHeader }: HeaderSetter): T {
  // Fastify appends to this header; it would replace any other.
  for (const cookie of cookies) setHeader('Set-Cookie', cookie);
  return answer;
}

export const visitorOf = ({ request }: { request: FastifyRequest }): Visitor => ({
  network: networkOf(request.ip),
  path: request.originalUrl,
  cookie: request.headers.cookie,
  agent: request.headers['user-agent'],
});
