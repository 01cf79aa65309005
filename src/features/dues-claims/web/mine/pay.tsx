import { useEffect, useState } from 'react';
import { fillText } from '~/shared/fill-text';
import { formatMoney } from '~/shared/format-money';
import { copyText } from '~/ui/copy-text';
import { Button } from '~/ui/button';
import type { Messages } from '~/ui/hooks/use-message';
import { QrCode, type QrSquares } from '~/ui/qr-code';
import { saveFile } from '~/ui/save-file';
import { Skeleton } from '~/ui/skeleton';
import { type Invoice, namesAmount } from '~/features/dues/web/public';
import * as texts from '../../texts';

/** Apps refuse a QR that was saved as a picture above this amount, in paise. */
const mostSaved = 200_000;

type PayProps = { invoice: Invoice; upi: { id: string; payee: string } | null; messages: Messages };

/**
 * Renders the ways to pay an invoice by UPI (docs/product/dues.md, "Own page"): the QR for a second screen; on a phone,
 * which cannot scan its own screen, what its app can use. The link comes last: large apps refuse it.
 */
export function Pay({ invoice, upi, messages }: PayProps) {
  if (!upi || !invoice.upi_link) return <p className="mt-4 text-sm">{texts.payAtOffice}</p>;
  const copy = (text: string) => copyText(text, messages, { copied: texts.copied, notCopied: texts.notCopied });
  const rupees = (invoice.open / 100).toFixed(2);
  return (
    <div className="mt-5 flex flex-col gap-4">
      <p className="text-sm">
        {texts.payTo} <strong className="wrap-anywhere">{upi.payee}</strong>,{' '}
        <span className="wrap-anywhere tabular-nums">{upi.id}</span>
      </p>
      <Qr link={invoice.upi_link} number={invoice.number} isSaved={invoice.open <= mostSaved} messages={messages} />
      {!namesAmount(invoice.upi_link) && (
        <p className="text-sm">
          {fillText(texts.typeAmount, { amount: formatMoney(invoice.open), number: invoice.number })}
        </p>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Button variant="secondary" onClick={() => void copy(upi.id)}>
          {texts.copyUpi}
        </Button>
        <Button variant="secondary" onClick={() => void copy(rupees)}>
          {fillText(texts.copyAmount, { amount: formatMoney(invoice.open) })}
        </Button>
      </div>
      <p className="text-sm text-muted sm:hidden">
        <a href={invoice.upi_link} className="link inline-flex min-h-11 items-center">
          {texts.openApp}
        </a>{' '}
        {texts.mayBeRefused}
      </p>
    </div>
  );
}

type QrProps = { link: string; number: string; isSaved: boolean; messages: Messages };

function Qr({ link, number, isSaved, messages }: QrProps) {
  const [squares, setSquares] = useState<QrSquares>();
  useEffect(() => {
    let isOver = false;
    void import('~/ui/encode-qr').then(({ encodeQr }) => {
      if (!isOver) setSquares(encodeQr(link));
    });
    return () => {
      isOver = true;
    };
  }, [link]);
  const save = async () => {
    const blob = squares && (await pictureOf(squares));
    if (blob) saveFile(blob, `${number}.png`);
    else messages.error(texts.qrNotSaved);
  };
  return (
    <>
      <div className="max-sm:hidden">
        <p className="mb-2 text-sm text-muted">{texts.scanIt}</p>
        {squares ? (
          <QrCode squares={squares} label={texts.qrLabel} className="size-56 rounded-md border border-line" />
        ) : (
          <Skeleton className="size-56" />
        )}
      </div>
      {isSaved && (
        <div className="sm:hidden">
          <Button className="w-full" disabled={!squares} onClick={() => void save()}>
            {texts.saveQr}
          </Button>
          <p className="mt-2 text-sm text-muted">{texts.saveQrHow}</p>
        </div>
      )}
    </>
  );
}

/** Returns a QR code as a picture for an app, with the light edge that cameras expect. */
function pictureOf(squares: QrSquares): Promise<Blob | null> {
  const scale = 12;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = (squares.length + 8) * scale;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  for (const [y, row] of squares.entries())
    for (const [x, isDark] of row.entries()) if (isDark) pen.fillRect((x + 4) * scale, (y + 4) * scale, scale, scale);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
