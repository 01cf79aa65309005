import { DAY_MS } from '~/shared/dates';
/** Days for which a card cached by the browser still counts as confirmed. After that it is shown grey. */
const confirmedDays = 30;

/** Whether a card last confirmed at `confirmedAt` is too old at `now` to be shown as confirmed. */
export const isStale = (confirmedAt: Date, now: Date): boolean =>
  now.getTime() - confirmedAt.getTime() > confirmedDays * DAY_MS;
