import CircleHelp from 'lucide-react/icons/circle-help';
import * as common from '~/shared/texts';
import { LinkCard } from '~/ui/link-card';
import * as texts from '../texts';

/** Renders, on the dashboards, the link to the handbook. */
export const HelpCard = () => <LinkCard to="/help" icon={<CircleHelp />} title={common.help} lead={texts.lead} />;
