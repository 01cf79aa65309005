import { waitingDays, type Age } from './contract/application-words';

/** Returns the age of a wait, by days begun since (docs/product/applications.md, "Waiting"). */
export function ageOf(days: number): Age {
  if (days > waitingDays.red) return 'red';
  return days > waitingDays.amber ? 'amber' : 'fresh';
}
