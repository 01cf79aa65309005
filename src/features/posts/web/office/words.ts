import { countText } from '~/shared/count-text';
import { inLanguage } from '~/shared/language';
import { language } from '~/shared/texts';
import type { BadgeTone } from '~/ui/badge';
import type { OfficePostRow } from '../../contract';
import type { PostKind, PostState, ReceiptState } from '../../contract/choices';
import type { Audience } from '../../contract/forms';
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
  on_paper: texts.peopleOnPaper,
};

/** Returns a post's title in the language of the page; the English one where it has no other. */
export const titleOf = ({ title, title_ml }: Pick<OfficePostRow, 'title' | 'title_ml'>) =>
  inLanguage(language, title, title_ml);

/** Returns a post's audience in a few words: `2 areas, 1 role`. */
export function audienceWords({ kind, audience }: Pick<OfficePostRow, 'kind' | 'audience'>): string {
  if (kind === 'news') return texts.everybody;
  return audience.all ? texts.allMembers : listed(audience) || texts.nobodyYet;
}

const listed = ({ areas, units, roles, positions }: Audience): string => {
  const parts = [
    [areas.length, texts.areaCount],
    [units.length, texts.unitCount],
    [roles.length, texts.roleCount],
    [positions.length, texts.officeCount],
  ] as const;
  return parts.flatMap(([count, forms]) => (count > 0 ? [countText(forms, count)] : [])).join(', ');
};
