import { refusePerson } from '~/platform/errors/refusals';
import { dayFaults } from '~/shared/person/days';

/** Throws a 400 by field for days of a person that cannot be: `dayFaults`. */
export function refuseDays(...days: Parameters<typeof dayFaults>): void {
  const [form, stored, now = new Date()] = days;
  if (Object.keys(dayFaults(form, stored, now)).length === 0) return;
  throw refusePerson.invalid((t) =>
    Object.fromEntries(Object.entries(dayFaults(form, stored, now, t)).map(([field, text]) => [field, [text]])),
  );
}
