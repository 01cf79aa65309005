import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useNames } from '~/router';
import { fillText } from '~/shared/fill-text';
import { Button } from '~/ui/button';
import { copyText } from '~/ui/copy-text';
import { Dialog } from '~/ui/dialog';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import { saveFile } from '~/ui/save-file';
import * as texts from '../../texts';

const fileName = 'recovery-codes.txt';

/** Shows the recovery codes, once; the window stays open until the person confirms that they have stored them. */
export function KeepCodes({ codes, open, onClose }: DialogState & { codes: readonly string[] }) {
  const [message, messages] = useMessage({ clearAfter: 4000 });
  const head = fillText(texts.keep.head, { site: useNames().shortName });
  const asText = `${head}\n\n${codes.join('\n')}\n`;
  const onCopy = () =>
    copyText(codes.join('\n'), messages, { copied: texts.keep.copied, notCopied: texts.keep.notCopied });
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      dismissible={false}
      title={texts.keep.title}
      description={texts.keep.lead}
      width="sm"
      compact
      footer={<Button onClick={onClose}>{texts.keep.kept}</Button>}
    >
      <div className="flex flex-col gap-4">
        <ul className="grid gap-x-6 gap-y-1 rounded-md bg-sunken p-4 font-mono min-[26rem]:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="select-all">
              {code}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => void onCopy()}>
            <Copy aria-hidden="true" />
            {texts.keep.copy}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => saveFile(new Blob([asText], { type: 'text/plain' }), fileName)}
          >
            <Download aria-hidden="true" />
            {texts.keep.download}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => printText(asText)}>
            <Printer aria-hidden="true" />
            {texts.keep.print}
          </Button>
        </div>
        <MessageBanner message={message} />
      </div>
    </Dialog>
  );
}

/** Prints a text alone in a temporary frame, without the page under the window. */
function printText(text: string): void {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.className = 'absolute size-0 border-0';
  document.body.append(frame);
  const inside = frame.contentWindow;
  if (!inside) return frame.remove();
  const paper = inside.document.createElement('pre');
  paper.textContent = text;
  inside.document.body.append(paper);
  inside.addEventListener('afterprint', () => frame.remove());
  inside.print();
}
