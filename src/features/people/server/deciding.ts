import { refusePerson } from '~/platform/errors/refusals';
import type { Caller } from '~/shared/access';
import { mayDecideOn } from '~/shared/may-decide-on';

/** Throws 403 `own_record` unless the caller may decide on this person (`mayDecideOn`). */
export function refuseOwnRecord(caller: Caller, about: number): void {
  if (!mayDecideOn(caller, about)) throw refusePerson.forbidden((t) => t.ownRecord, 'own_record');
}
