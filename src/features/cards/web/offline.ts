import type { OfflineCopy } from '~/features/phone/web/public';
import { ownId, rememberServerTime } from '~/session';
import { callsOf } from '~/shared/api-client';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import type { CardCalls } from '../contract';
import * as texts from '../texts';
import { dataUrlOf, storeCard, storedCard, type Shown } from './card/stored-card';

const call = callsOf<CardCalls>();

/** The own card with its picture, where its page stores it too. */
export const offlineCard: OfflineCopy<Shown> = {
  freshMs: 10 * 60_000,
  read() {
    const value = storedCard(ownId());
    return Promise.resolve(value && { value, at: Date.parse(value.card.checked_at) });
  },
  async take() {
    const id = ownId();
    const card = await call('GET /api/cards/mine/', {});
    // The person may have logged out, or another may have logged in: then nothing may be stored.
    if (ownId() !== id) return;
    rememberServerTime(card.checked_at);
    const stored = storedCard(id);
    // The server draws each picture again, so it is requested only when its version has changed.
    const isSame = stored && stored.card.picture_version === card.picture_version;
    const picture = isSame ? stored.picture : await dataUrlOf(await call('GET /api/cards/mine/card.png', {}));
    if (ownId() === id) storeCard(id, { card, picture });
  },
  line: (_, moment) => fillText(texts.cardConfirmed, { moment }),
  page: { to: '/member/card', label: common.membershipCard },
};
