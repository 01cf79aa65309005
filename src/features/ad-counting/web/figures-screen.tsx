import { useQuery } from '@tanstack/react-query';
import { adClicks } from '~/shared/ad-kinds';
import { formatCount } from '~/shared/format-count';
import { formatDate } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { BackLink } from '~/ui/back-link';
import { Button } from '~/ui/button';
import { ContentText } from '~/ui/content-text';
import { EmptyState } from '~/ui/empty-state';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { ExportButtons } from '~/ui/office/export-buttons';
import { ListFrame } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { Skeleton } from '~/ui/skeleton';
import { Table, TBody, Td, THead, Tr } from '~/ui/table';
import type { OfficeDays } from '../contract';
import * as texts from '../texts';
import { CorrectionDialog } from './correction-dialog';
import { adDaysQuery, exportDays } from './queries';

const frame = { title: texts.figures, lead: texts.figuresLead };

/** Shows what was counted of an ad in the last thirty days, with its corrections and what the figures mean. */
export function FiguresScreen({ id }: { id: number }) {
  const list = useQuery(adDaysQuery(id));
  const [message, messages] = useMessage({ clearAfter: 5000 });
  const correcting = useDialog<true>();
  return (
    <OfficePage
      {...frame}
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
        {(answer) => <Figures {...answer} />}
      </ListFrame>
      {correcting.subject && (
        <CorrectionDialog
          key={correcting.key}
          {...correcting.state}
          ad={id}
          onCorrected={() => {
            correcting.close();
            messages.success(common.saved);
          }}
        />
      )}
    </OfficePage>
  );
}

/** Shows the screen before the person is known. */
export function FiguresWaiting() {
  return (
    <OfficePage {...frame} busy>
      <Skeleton className="h-96" />
    </OfficePage>
  );
}

const seen = ['shown', 'measured', 'viewable'] as const;

function Figures({ days, corrections, definitions }: OfficeDays) {
  if (days.length === 0 && corrections.length === 0) return <EmptyState title={texts.noViewsYet} />;
  const heads = [common.date, texts.place, ...seen.map((kind) => texts.kindNames[kind]), texts.taps, texts.invalid];
  return (
    <div className="flex flex-col gap-6">
      {definitions
        .filter(({ version }) => days.some(({ definition }) => definition === version))
        .map(({ version, text }) => (
          <section key={version}>
            <Table caption={texts.figures} hideCaption>
              <THead names={heads} />
              <TBody>
                {days
                  .filter(({ definition }) => definition === version)
                  .toReversed()
                  .map((row) => (
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
                      <Td label={texts.invalid}>
                        {formatCount(row.invalid)}
                        <span className="block text-muted">
                          {Object.keys(row.invalid_reasons)
                            .map((reason) => texts.reasonNames[reason as 'old'])
                            .join(', ')}
                        </span>
                      </Td>
                    </Tr>
                  ))}
              </TBody>
            </Table>
            <p className="mt-3 text-sm text-muted">{text}</p>
          </section>
        ))}
      {corrections.length > 0 && <Corrections corrections={corrections} />}
    </div>
  );
}

function Corrections({ corrections }: Pick<OfficeDays, 'corrections'>) {
  return (
    <Table caption={texts.corrections}>
      <THead names={[common.date, texts.place, texts.what, texts.change, texts.reason]} />
      <TBody>
        {corrections.map(({ id, day, place, kind, count, reason }) => (
          <Tr key={id}>
            <Td label={common.date} className="whitespace-nowrap">
              {formatDate(day)}
            </Td>
            <Td label={texts.place}>{texts.placeNames[place]}</Td>
            <Td label={texts.what}>{texts.kindNames[kind]}</Td>
            <Td label={texts.change} className="tabular-nums">
              {count > 0 ? `+${count}` : count}
            </Td>
            <Td label={texts.reason}>
              <ContentText>{reason}</ContentText>
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}
