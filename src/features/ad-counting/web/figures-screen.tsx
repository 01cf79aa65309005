import { useQuery } from '@tanstack/react-query';
import { adsQuery, tierNames } from '~/features/marketplace/web/public';
import { adClicks } from '~/shared/ad-kinds';
import { lastDays, usualDays } from '~/shared/ad-sums';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import { formatDate } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { BackLink } from '~/ui/back-link';
import { Button } from '~/ui/button';
import { ContentText } from '~/ui/content-text';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { ExportButtons } from '~/ui/office/export-buttons';
import { ListFrame } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { Skeleton } from '~/ui/skeleton';
import { Table, TBody, Td, THead, Tr } from '~/ui/table';
import * as texts from '../texts';
import { CorrectionDialog } from './correction-dialog';
import { CountedFigures, type Part } from './figures/counted';
import { adDaysQuery, exportDays } from './queries';

const frame = { title: texts.figures, lead: texts.figuresLead };

/** Shows what was counted of an ad in the last thirty days, with its corrections and what the figures mean. */
export function FiguresScreen({ id }: { id: number }) {
  const list = useQuery(adDaysQuery(id));
  const { data: ads } = useQuery(adsQuery);
  const ad = ads?.find((other) => other.id === id);
  const [message, messages] = useMessage({ clearAfter: 5000 });
  const correcting = useDialog<true>();
  return (
    <OfficePage
      title={frame.title}
      lead={
        <>
          {ad && (
            <span className="block font-semibold">
              <ContentText>{fillText(texts.adOf, { shop: ad.shop_name, tier: tierNames[ad.ad_type], id })}</ContentText>
            </span>
          )}
          {frame.lead}
        </>
      }
      message={message}
      refresh={{ isFetching: list.isFetching, onRefresh: () => void list.refetch() }}
      firstActions={
        <ExportButtons call={exportDays} input={{ params: { id }, query: {} }} list="ad-days" messages={messages} />
      }
      actions={
        <Button variant="secondary" onClick={() => correcting.show(true)}>
          {texts.correctTitle}
        </Button>
      }
    >
      <BackLink to="/admin/manage-ads">{common.shopsAndAds}</BackLink>
      <ListFrame query={list} failed={texts.figuresFailed} waiting={<Skeleton className="h-96" />}>
        {(counted) => (
          <CountedFigures counted={counted} {...lastDays(usualDays)}>
            {(part) => <DayRows {...part} />}
          </CountedFigures>
        )}
      </ListFrame>
      {correcting.render((state) => (
        <CorrectionDialog {...state} ad={id} onCorrected={() => messages.success(common.saved)} />
      ))}
    </OfficePage>
  );
}

/** Shows the screen before the session is loaded. */
export function FiguresWaiting() {
  return (
    <OfficePage {...frame} busy>
      <Skeleton className="h-96" />
    </OfficePage>
  );
}

const seen = ['shown', 'measured', 'viewable'] as const;

/** Renders a row for each day and place, with what did not count. */
function DayRows({ days }: Part) {
  const heads = [common.date, texts.place, ...seen.map((kind) => texts.kindNames[kind]), texts.taps, texts.invalid];
  return (
    <Table caption={texts.dayByDay} hideCaption>
      <THead names={heads} />
      <TBody>
        {days.toReversed().map((row) => (
          <Tr key={`${row.day} ${row.place} ${row.tier}`}>
            <Td label={common.date} className="whitespace-nowrap">
              {formatDate(row.day)}
            </Td>
            <Td label={texts.place}>{texts.placeNames[row.place]}</Td>
            {seen.map((kind) => (
              <Td key={kind} label={texts.kindNames[kind]} className="tabular-nums">
                {formatCount(row[kind])}
              </Td>
            ))}
            <Td label={texts.taps} className="tabular-nums">
              {formatCount(adClicks.reduce((sum, kind) => sum + row[kind], 0))}
              <span className="block text-muted">
                {adClicks
                  .filter((kind) => row[kind] > 0)
                  .map((kind) => `${texts.kindNames[kind]} ${formatCount(row[kind])}`)
                  .join(', ')}
              </span>
            </Td>
            <Td label={texts.invalid} className="tabular-nums">
              {formatCount(row.invalid)}
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}
