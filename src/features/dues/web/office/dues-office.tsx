import { useNavigate } from '~/router';
import type { Session } from '~/session';
import { hasAccess } from '~/shared/access';
import * as common from '~/shared/texts';
import { useAddress } from '~/ui/hooks/use-address';
import { useLazyPart } from '~/ui/hooks/use-lazy-part';
import { useMessage } from '~/ui/hooks/use-message';
import { OfficePage } from '~/ui/office/office-page';
import { Skeleton } from '~/ui/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '~/ui/tabs';
import * as texts from '../../texts';
import * as duesTexts from '~/shared/dues/texts';
import { OfficeMoneyMoves } from '../money-moves';
import type { DuesTab, DuesTabProps } from './tabs';

const fields = { tab: '' } as const;

/** Renders the screen of dues: those of all tabs that the person may open (docs/product/dues.md, "Office screens"). */
export function DuesOffice({ session, every }: { session: Session; every: readonly DuesTab[] }) {
  const { shown } = useAddress(fields);
  const navigate = useNavigate();
  const [message, messages] = useMessage({ clearAfter: 8000 });
  const tabs = every.filter(({ access }) => hasAccess(session, access));
  const tab = tabs.find(({ key }) => key === shown.tab) ?? tabs[0];
  // Without what the last tab had in the address: its search, its filters, its order.
  const open = (key: string) => {
    messages.clear();
    void navigate({ search: key === tabs[0]?.key ? '' : `?tab=${key}` }, { preventScrollReset: true });
  };
  const lead = hasAccess(session, 'treasurer') ? texts.officeLead : texts.collectorLead;
  return (
    <OfficePage title={common.dues} lead={lead} message={message}>
      <OfficeMoneyMoves className="mb-5" />
      <Tabs value={tab?.key ?? ''} onValueChange={open}>
        <TabList label={texts.tabsLabel}>
          {tabs.map(({ key }) => (
            <Tab key={key} value={key}>
              {duesTexts.tabs[key]}
            </Tab>
          ))}
        </TabList>
        {tabs.map(({ key, load }) => (
          <TabPanel key={key} value={key} className="mt-1">
            {key === tab?.key && <Part load={load} session={session} messages={messages} />}
          </TabPanel>
        ))}
      </Tabs>
    </OfficePage>
  );
}

function Part({ load, ...props }: DuesTabProps & Pick<DuesTab, 'load'>) {
  const part = useLazyPart(load, 1);
  return part ? <part.Tab {...props} /> : <Skeleton className="h-96" />;
}

/** Renders the screen's frame while the session is unknown. */
export const DuesOfficeWaiting = () => (
  <OfficePage title={common.dues} lead={texts.officeLead} busy>
    <Skeleton className="mb-5 h-11" />
    <Skeleton className="h-96" />
  </OfficePage>
);
