import EyeOff from 'lucide-react/icons/eye-off';
import { LinkCard } from '~/ui/link-card';
import * as texts from '../texts';

/** On the member's dashboard: the way to the privacy centre. */
export const PrivacyCard = () => (
  <LinkCard to="/account/privacy" icon={<EyeOff />} title={texts.dashboardCard} lead={texts.dashboardCardLead} />
);
