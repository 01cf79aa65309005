import Download from 'lucide-react/icons/download';
import type { MouseEvent } from 'react';
import { MINUTE_MS } from '~/shared/dates';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatDate, formatMoment } from '~/shared/format-date';
import { Alert } from '~/ui/alert';
import { buttonClass } from '~/ui/button';
import type { Sheet } from '../../contract';
import * as texts from '../../texts';

/** Milliseconds for which the address of a PDF is used. The address is valid for at least seven and a half minutes. */
const addressMs = 5 * MINUTE_MS;

type SheetsProps = {
  sheets: readonly Sheet[];
  /** When they were read, in ms: an older address is read again before it is used. */
  readAt: number;
  reread: () => Promise<readonly Sheet[] | undefined>;
};

/** Lists the printing sheets of the last days: which are being drawn, and the PDFs of the others. */
export const Sheets = ({ sheets, ...rest }: SheetsProps) => (
  <section aria-labelledby="sheets" className="border-t border-line pt-4">
    <h3 id="sheets" className="text-base font-semibold">
      {texts.sheetsTitle}
    </h3>
    <ul className="divide-y divide-line" aria-live="polite">
      {sheets.map((sheet) => (
        <li key={sheet.id} className="py-3">
          <OneSheet sheet={sheet} {...rest} />
        </li>
      ))}
    </ul>
  </section>
);

function OneSheet({ sheet, readAt, reread }: Omit<SheetsProps, 'sheets'> & { sheet: Sheet }) {
  const save = async (event: MouseEvent) => {
    if (Date.now() - readAt < addressMs) return;
    event.preventDefault();
    const fresh = (await reread())?.find(({ id }) => id === sheet.id);
    if (fresh?.file) window.location.assign(fresh.file);
  };
  if (sheet.status === 'waiting') return <p>{fillText(texts.drawing, { area: sheet.area_name })}</p>;
  if (sheet.status === 'failed') return <Alert tone="error">{texts.drawFailed}</Alert>;
  return (
    <>
      <p className="mb-2 text-sm">
        {countText(texts.sheetDone, sheet.cards, {
          day: formatMoment(sheet.created_at) ?? '',
          area: sheet.area_name,
          until: formatDate(sheet.gone_at) ?? '',
        })}
      </p>
      <a
        href={sheet.file ?? undefined}
        download
        onClick={(event) => void save(event)}
        className={buttonClass({ size: 'sm', variant: 'secondary' })}
      >
        <Download aria-hidden="true" />
        {texts.savePdf}
        <span className="sr-only">
          {' '}
          {sheet.area_name}, {formatMoment(sheet.created_at)}
        </span>
      </a>
    </>
  );
}
