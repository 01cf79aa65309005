import { shownTitle } from '~/features/committee/web/public';
import { inLanguage } from '~/shared/language';
import { roleNames } from '~/shared/role-names';
import { language } from '~/shared/texts';
import type { BadgeTone } from '~/ui/badge';
import type { OfficePostRow } from '../../contract';
import type { PostKind, PostState, ReceiptState } from '../../contract/choices';
import * as texts from '../../texts';

/** The names of the kinds of posts. */
export const kindNames: Record<PostKind, string> = { news: texts.kindNews, circular: texts.kindCircular };

/** The names of the states of posts. */
export const stateNames: Record<PostState, string> = {
  draft: texts.stateDraft,
  scheduled: texts.stateScheduled,
  published: texts.statePublished,
  archived: texts.stateArchived,
};

/** The badge colours of the states of posts. */
export const stateTones: Record<PostState, BadgeTone> = {
  draft: 'quiet',
  scheduled: 'info',
  published: 'primary',
  archived: 'neutral',
};

/** The names of the states of receipts. */
export const receiptNames: Record<ReceiptState, string> = {
  unread: texts.peopleUnread,
  read: texts.peopleRead,
  acknowledged: texts.peopleConfirmed,
  not_reached: texts.peopleNotReached,
  on_paper: texts.peopleOnPaper,
};

/** Returns a post's title in the language of the page; the English one where it has no other. */
export const titleOf = ({ title, title_ml }: Pick<OfficePostRow, 'title' | 'title_ml'>) =>
  inLanguage(language, title, title_ml);

/**
 * Returns a post's audience by name: `Alathur, Area Admin`. A place that the list lacks, as one deleted since, is left
 * out.
 */
export function audienceWords({ kind, audience }: Pick<OfficePostRow, 'kind' | 'audience'>, places: Places): string {
  if (kind === 'news') return texts.everybody;
  if (audience.all) return texts.allMembers;
  const units = places.flatMap((area) => area.units);
  const named = (list: Places[number]['units'], ids: readonly number[]) =>
    list.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const words = [
    ...named(places, audience.areas),
    ...named(units, audience.units),
    ...audience.roles.map((role) => roleNames[role]),
    ...audience.positions.map((title) => shownTitle({ title, title_ml: null })),
  ];
  return words.join(', ') || texts.nobodyYet;
}

/** The areas with their units. */
type Places = readonly { id: number; name: string; units: readonly { id: number; name: string }[] }[];
