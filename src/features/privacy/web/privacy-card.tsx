import EyeOff from 'lucide-react/icons/eye-off';
import * as common from '~/shared/texts';
import { LinkCard } from '~/ui/link-card';
import * as texts from '../texts';

/** Renders, on the member's dashboard, the link to the privacy centre. */
export const PrivacyCard = () => (
  <LinkCard to="/account/privacy" icon={<EyeOff />} title={common.privacy} lead={texts.dashboardCardLead} />
);
