import { eq } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import { lockSuperusers, lockUser, refuseLast, refuseOwnRecord, users } from '~/features/people/server/public';
import { endAllSessions } from '~/features/sign-in/server/public';
import { refusePerson } from '~/platform/errors/refusals';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { dayIso } from '~/shared/membership-status';
import { holdsOffice } from '~/shared/person/role-rules';
import { peopleTopic } from '~/shared/topics';
import { refuse } from './refusals';

/**
 * Records the day of a person's death, or with null that they are alive, and ends their sessions (docs/decisions/0072).
 * An equal day changes nothing. Throws 404, 400 on `deceased_on` for a day to come, 403 `own_record`, 403
 * `superuser_only` for people of the office, 409 `last_superuser`.
 */
export async function setDeath(
  { write, clock }: Site,
  caller: Caller,
  userId: number,
  deceasedOn: string | null,
): Promise<void> {
  refuseOwnRecord(caller, userId);
  const now = clock.now();
  if (deceasedOn !== null && deceasedOn > dayIso(now)) throw refuse.invalid((t) => ({ deceased_on: [t.deathToCome] }));
  await write(async (tx, invalidate) => {
    await lockSuperusers(tx);
    const person = await lockUser(tx, userId);
    if (!person) throw refusePerson.notFound((t) => t.userUnknown, 'user_unknown');
    if (!caller.isSuperuser && holdsOffice(person.role, person.duties))
      throw refuse.forbidden((t) => t.deathOfOffice, 'superuser_only');
    if (person.deceasedOn === deceasedOn) return;
    if (deceasedOn !== null && person.role === 'superuser') await refuseLast(tx, userId);
    await tx.update(users).set({ deceasedOn, updatedAt: now }).where(eq(users.id, userId));
    invalidate(peopleTopic);
    await endAllSessions(tx, invalidate, userId);
    await recordAudit(tx, {
      at: now,
      actor: caller,
      action: deceasedOn === null ? 'user.death_taken_back' : 'user.death',
      target: { type: 'user', id: userId, name: person.username },
      before: { deceased_on: person.deceasedOn },
      after: { deceased_on: deceasedOn },
    });
  });
}
