import { useQuery } from '@tanstack/react-query';
import Inbox from 'lucide-react/icons/inbox';
import { TierBadge, tierNames } from '~/features/marketplace/web/public';
import { Link } from '~/router';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { formatMoney } from '~/shared/format-money';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { ContentText } from '~/ui/content-text';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { ListFrame, ListSkeleton } from '~/ui/office/list-frame';
import { OfficeList } from '~/ui/office/office-list';
import { useOfficeList } from '~/ui/office/use-office-list';
import { OfficePage } from '~/ui/office/office-page';
import { type ListSearch } from '~/ui/search-panel';
import { Skeleton } from '~/ui/skeleton';
import { Table, TBody, Td, THead, Tr } from '~/ui/table';
import { Tab, TabList, TabPanel, Tabs } from '~/ui/tabs';
import type { OfficeRequest } from '../../contract';
import { requestStates } from '../../contract/choices';
import { optionsOf } from '~/ui/select';
import * as texts from '../../texts';
import { RequestBadge } from '../request-badge';
import { DecideDialog } from './decide-dialog';
import {
  deskFields,
  exportRequests,
  filterOf,
  PAGE,
  requestsPageQuery,
  unreachableQuery,
  type DeskShown,
} from './queries';
import * as common from '~/shared/texts';

const frame = { title: texts.deskTitle, lead: texts.deskLead };
const search: ListSearch<DeskShown> = {
  label: texts.deskTitle,
  fieldLabel: texts.searchShop,
  choices: [
    {
      name: 'status',
      label: common.status,
      options: [{ value: 'all', label: common.all }, ...optionsOf(requestStates, texts.stateNames)],
    },
  ],
};

/** Renders the desk of advertisers' requests (docs/product/portal.md, "The desk"). */
export function DeskScreen() {
  const [message, messages] = useMessage({ clearAfter: 8000 });
  const { shown, change, list, refresh, exportButtons } = useOfficeList({
    fields: deskFields,
    keeps: ['view'],
    search,
    query: requestsPageQuery,
    perPage: PAGE,
    messages,
    files: { call: exportRequests, input: (filter) => ({ query: filterOf(filter) }), list: 'requests-of-advertisers' },
  });
  const deciding = useDialog<OfficeRequest>();
  return (
    <OfficePage
      {...frame}
      refresh={refresh}
      actions={
        <ButtonLink to="/app/admin/ad-prices" variant="secondary">
          {texts.prices}
        </ButtonLink>
      }
      firstActions={shown.view === 'requests' && exportButtons}
    >
      <Tabs value={shown.view} onValueChange={(view) => change({ view: view as DeskShown['view'], page: 1 })}>
        <TabList label={texts.deskTitle} className="mb-5">
          <Tab value="requests">{texts.requestsTab}</Tab>
          <Tab value="unreachable">{texts.unreachableTab}</Tab>
        </TabList>
        <TabPanel value="requests">
          <OfficeList
            {...list}
            message={message}
            words={{ failed: texts.deskFailed, pages: texts.deskPages }}
            empty={{ title: texts.nothingAsked, why: texts.nothingAskedWhy }}
            icon={<Inbox />}
            table={tableOf((request) => deciding.show(request))}
          />
        </TabPanel>
        <TabPanel value="unreachable">
          <UnreachableShops />
        </TabPanel>
      </Tabs>
      {deciding.render((state, request) => (
        <DecideDialog {...state} request={request} onDecided={messages.success} />
      ))}
    </OfficePage>
  );
}

/** Renders the screen's frame while the session is unknown. */
export const DeskWaiting = () => (
  <OfficePage {...frame} refresh={null} busy>
    <ListSkeleton />
  </OfficePage>
);

const tableOf = (onDecide: (request: OfficeRequest) => void) => ({
  caption: texts.deskTitle,
  keyOf: ({ id }: OfficeRequest) => id,
  columns: [
    {
      label: texts.shop,
      sort: 'shop_name',
      cell: (row: OfficeRequest) => (
        <>
          <strong className="font-semibold">
            <ContentText>{row.shop_name}</ContentText>
          </strong>
          {row.contact_name && <span className="block text-sm text-muted">{row.contact_name}</span>}
        </>
      ),
    },
    { label: texts.kind, sort: 'kind', cell: (row: OfficeRequest) => kindOf(row) },
    {
      label: texts.price,
      sort: 'price',
      numeric: true,
      cell: (row: OfficeRequest) => (row.price === null ? '–' : formatMoney(row.price)),
    },
    { label: texts.asked, sort: 'created_at', cell: (row: OfficeRequest) => formatDate(row.created_at) },
    {
      label: common.status,
      sort: 'status',
      cell: (row: OfficeRequest) => (
        <>
          <RequestBadge status={row.status} />
          {row.invoice_number && <span className="block text-sm tabular-nums">{row.invoice_number}</span>}
        </>
      ),
    },
  ],
  actions: (row: OfficeRequest) =>
    row.status === 'open' ? (
      <Button size="sm" onClick={() => onDecide(row)}>
        {texts.decide}
        <span className="sr-only"> {row.shop_name}</span>
      </Button>
    ) : null,
});

/** Returns what a request is about, in a few words. */
const kindOf = ({ kind, tier }: Pick<OfficeRequest, 'kind' | 'tier'>): string =>
  kind === 'renew' && tier ? `${texts.kindNames[kind]}, ${tierNames[tier]}` : texts.kindNames[kind];

/** Renders the ads that end soon, of shops that get no mail. */
function UnreachableShops() {
  const query = useQuery(unreachableQuery);
  return (
    <ListFrame query={query} failed={texts.deskFailed} waiting={<Skeleton className="h-64" />}>
      {({ results }) =>
        results.length === 0 ? (
          <p className="py-8 text-center text-muted">{texts.allReachable}</p>
        ) : (
          <>
            <p className="mb-4 text-muted">{texts.unreachableLead}</p>
            <Table caption={texts.unreachableTab} hideCaption>
              <THead names={[texts.shop, texts.tier, texts.ends, texts.phone, texts.contacts]} />
              <TBody>
                {results.map((row) => (
                  <Tr key={row.ad}>
                    <Td>
                      <strong className="font-semibold">
                        <ContentText>{row.shop_name}</ContentText>
                      </strong>
                    </Td>
                    <Td label={texts.tier}>
                      <TierBadge tier={row.ad_type} />
                    </Td>
                    <Td label={texts.ends}>{formatDate(row.ends_at)}</Td>
                    <Td label={texts.phone}>
                      {row.contact_number ? (
                        <a href={`tel:+91${row.contact_number}`} className="link tabular-nums">
                          {row.contact_number}
                        </a>
                      ) : (
                        '–'
                      )}
                    </Td>
                    <Td label={texts.contacts}>
                      <Link to={`/app/admin/shop-contacts/${row.shop}`} className="link">
                        {texts.addContact}
                        <span className="sr-only"> {fillText(texts.contactsOf, { shop: row.shop_name })}</span>
                      </Link>
                    </Td>
                  </Tr>
                ))}
              </TBody>
            </Table>
          </>
        )
      }
    </ListFrame>
  );
}
