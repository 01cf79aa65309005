import Copy from 'lucide-react/icons/copy';
import Printer from 'lucide-react/icons/printer';
import Send from 'lucide-react/icons/send';
import { useCallback, useEffect, useState } from 'react';
import type { EventDetail } from '~/features/events/web/public';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { CodeWindow } from '~/ui/code-window';
import { copyText } from '~/ui/copy-text';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import { Paper } from '~/ui/office/paper';
import { QrCode, type QrSquares } from '~/ui/qr-code';
import * as texts from '../../texts';
import { eventMoment } from './words';

const { office } = texts;

type PassWindowProps = DialogState & { pass: { gate: string; url: string }; event: EventDetail };

/** Shows a new pass, which is nowhere else: its code for the phone at the gate, to be printed, copied or sent. */
export function PassWindow({ pass, event, ...state }: PassWindowProps) {
  const [message, messages] = useMessage({ clearAfter: 4000 });
  const [isPrinting, setPrinting] = useState(false);
  const endPrinting = useCallback(() => setPrinting(false), []);
  const url = new URL(pass.url, window.location.origin).href;
  const title = fillText(office.pass, { gate: pass.gate });
  return (
    <CodeWindow {...state} title={title} text={url} label={fillText(office.passCode, { gate: pass.gate })}>
      <p className="mb-3 text-sm">{office.shownOnce}</p>
      <p className="mb-4 rounded-md bg-sunken p-3 font-mono text-xs wrap-anywhere select-all">{url}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="secondary" size="sm" onClick={() => setPrinting(true)}>
          <Printer aria-hidden="true" />
          {common.print}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => void copyText(url, messages, { copied: office.linkCopied, notCopied: office.linkNotCopied })}
        >
          <Copy aria-hidden="true" />
          {office.copyLink}
        </Button>
        {'share' in navigator && (
          <Button
            variant="secondary"
            size="sm"
            // Closing the sheet of the device is an answer too.
            onClick={() =>
              void navigator.share({ title, text: `${event.title}: ${title}`, url }).catch(() => undefined)
            }
          >
            <Send aria-hidden="true" />
            {office.sendLink}
          </Button>
        )}
      </div>
      <MessageBanner message={message} />
      {isPrinting && <PassPaper url={url} title={title} event={event} onDone={endPrinting} />}
    </CodeWindow>
  );
}

type PassPaperProps = { url: string; title: string; event: EventDetail; onDone: () => void };

function PassPaper({ url, title, event, onDone }: PassPaperProps) {
  const [squares, setSquares] = useState<QrSquares>();
  useEffect(() => {
    void import('~/ui/encode-qr').then(({ encodeQr }) => setSquares(encodeQr(url)));
  }, [url]);
  if (!squares) return null;
  return (
    <Paper upright onDone={onDone}>
      <h1>{title}</h1>
      <p className="mt-1 text-base font-semibold">{event.title}</p>
      <p className="text-sm">{eventMoment(event)}</p>
      <QrCode squares={squares} label={title} className="my-6 w-[120mm]" />
      <p className="text-sm">{office.passPaper}</p>
      <p className="mt-2 font-mono text-xs wrap-anywhere">{url}</p>
    </Paper>
  );
}
