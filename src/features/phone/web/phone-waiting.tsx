import * as common from '~/shared/texts';
import { OwnWaiting } from '~/ui/own-header';
import * as texts from '../texts';

/** Renders /account/phone before its data are there. */
export const PhoneWaiting = () => <OwnWaiting title={common.onThisPhone} lead={texts.pageLead} />;
