import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import ImageDown from 'lucide-react/icons/image-down';
import { useState } from 'react';
import { CountedFigures } from '~/features/ad-counting/web/public';
import { lastDays } from '~/shared/ad-sums';
import { nowIso } from '~/shared/dates';
import { errorMessage } from '~/shared/error-message';
import { localeOf } from '~/shared/language';
import * as common from '~/shared/texts';
import { sharePicture } from '~/ui/share-picture';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import type { Messages } from '~/ui/hooks/use-message';
import { ListFrame } from '~/ui/office/list-frame';
import { Panel } from '~/ui/panel';
import { saveList } from '~/ui/save-file';
import { Select, optionsOf } from '~/ui/select';
import { Skeleton } from '~/ui/skeleton';
import type { OwnAd } from '../../contract';
import * as texts from '../../texts';
import { portalCall } from '../api';
import { daysQuery } from '../queries';
import { nameOf } from './own-ads';

const spans = ['7', '30', '90', '365'] as const;

/** Renders what was counted of the shop's ads: sums, a chart and tables, and the ways to take them along. */
export function Figures({ ads, messages }: { ads: readonly OwnAd[]; messages: Messages }) {
  const [span, setSpan] = useState<string>('30');
  const [ad, setAd] = useState('');
  const shown = { ...lastDays(Number(span)), ad: ad === '' ? undefined : Number(ad) };
  const query = useQuery(daysQuery(shown));
  return (
    <Panel title={texts.figures} lead={texts.figuresLead}>
      <div className="mb-5 grid gap-4 sm:grid-cols-2">
        <Field label={texts.period}>
          <Select
            value={span}
            options={optionsOf(spans, texts.spanNames)}
            onChange={({ target }) => setSpan(target.value)}
          />
        </Field>
        <Field label={texts.ad}>
          <Select
            value={ad}
            options={[
              { value: '', label: texts.allAds },
              ...ads.map((each) => ({ value: String(each.id), label: nameOf(each) })),
            ]}
            onChange={({ target }) => setAd(target.value)}
          />
        </Field>
      </div>
      <ListFrame
        query={query}
        failed={texts.portalFailed}
        denied={texts.portalFailed}
        waiting={<Skeleton className="h-96" />}
      >
        {(counted) => <CountedFigures counted={counted} from={shown.from} to={shown.to} />}
      </ListFrame>
      <TakeAlong shown={shown} messages={messages} />
    </Panel>
  );
}

type TakeProps = { shown: { from: string; to: string; ad: number | undefined }; messages: Messages };

/** Renders the buttons that save the days as a file, and a month as a picture for WhatsApp. */
function TakeAlong({ shown, messages }: TakeProps) {
  const months = Array.from({ length: 12 }, (_, back) => monthsAgo(back));
  const [month, setMonth] = useState(months[0]!);
  const [making, setMaking] = useState<'csv' | 'picture' | null>(null);
  const take = async (what: 'csv' | 'picture') => {
    setMaking(what);
    try {
      if (what === 'csv')
        saveList(await portalCall('GET /api/advertiser/days/export/', { query: shown }), 'csv', 'ads');
      else {
        const query = { month, ad: shown.ad };
        await sharePicture(await portalCall('GET /api/advertiser/month.png', { query }), `ads-${month}.png`);
      }
    } catch (error) {
      messages.error(errorMessage(error, common.exportFailed));
    } finally {
      setMaking(null);
    }
  };
  return (
    <div className="mt-6 flex flex-wrap items-end gap-4 border-t border-line pt-5 max-sm:*:w-full">
      <Button variant="secondary" loading={making === 'csv'} onClick={() => void take('csv')}>
        <Download aria-hidden="true" />
        {texts.saveCsv}
      </Button>
      <Field label={texts.month} className="min-w-44">
        <Select
          value={month}
          options={months.map((value) => ({ value, label: monthName(value) }))}
          onChange={({ target }) => setMonth(target.value)}
        />
      </Field>
      <Button variant="secondary" loading={making === 'picture'} onClick={() => void take('picture')}>
        <ImageDown aria-hidden="true" />
        {texts.monthPicture}
      </Button>
    </div>
  );
}

function monthsAgo(back: number): string {
  const [year, month] = nowIso().slice(0, 7).split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7);
}

const monthName = (month: string) =>
  new Intl.DateTimeFormat(localeOf[common.language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );
