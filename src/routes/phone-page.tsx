import { OfflineDirectory } from '~/features/members/web/public';
import { PhoneScreen, PhoneWaiting } from '~/features/phone/web/public';
import { privateHead, privatePage } from '~/session';
import * as common from '~/shared/texts';
import { offlineCopies } from './offline-copies';

export const head = privateHead(common.onThisPhone);

/**
 * Renders /account/phone (docs/product/phone.md, "Taken along"). It is here, not in its feature: what a phone takes
 * along is of other features.
 */
export default privatePage({
  access: 'member',
  otherwise: '/dashboard',
  Waiting: PhoneWaiting,
  Screen: () => <PhoneScreen copies={offlineCopies} choices={(messages) => <OfflineDirectory messages={messages} />} />,
});
