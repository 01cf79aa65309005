import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { fillText } from '~/shared/fill-text';
import { formatMoment } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { FormWindow } from '~/ui/forms/form-window';
import { useDialog, type DialogState } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { Panel } from '~/ui/panel';
import { exportForm } from '../../contract/request-forms';
import type { OwnRequest } from '../../contract/requests';
import * as texts from '../../texts';
import { PasswordToAsk } from './password-to-ask';
import { askExport } from './mutations';

type ExportProps = { last: OwnRequest | undefined; messages: Messages };

/** Renders the button that asks for a copy of the own data, and the link to the copy. */
export function ExportSection({ last, messages }: ExportProps) {
  const asking = useDialog();
  const isMaking = last?.state === 'open';
  return (
    <Panel title={texts.exportTitle} lead={texts.exportLead}>
      <div role="status" className="empty:hidden">
        {isMaking && <Alert>{texts.exportBeingMade}</Alert>}
        {last?.state === 'refused' && <Alert tone="error">{texts.exportBroken}</Alert>}
        {last?.file && (
          <Alert tone="success" title={fillText(texts.exportReady, { until: formatMoment(last.file.until) ?? '' })}>
            <a className="link inline-flex min-h-11 items-center gap-2 font-semibold" href={last.file.url} download>
              <Download aria-hidden="true" className="size-5" />
              {fillText(texts.exportFetch, { size: sizeOf(last.file.bytes) })}
            </a>
          </Alert>
        )}
      </div>
      <Button
        className="mt-5 max-sm:w-full"
        variant={last?.file ? 'secondary' : 'primary'}
        disabled={isMaking}
        onClick={() => asking.show(true)}
      >
        {texts.exportButton}
      </Button>
      {asking.render((state) => (
        <ExportDialog {...state} messages={messages} />
      ))}
    </Panel>
  );
}

function ExportDialog({ messages, ...state }: DialogState & Pick<ExportProps, 'messages'>) {
  const { mutateAsync } = useMutation(askExport);
  return (
    <FormWindow
      {...state}
      title={texts.exportQuestion}
      description={texts.exportMeans}
      width="sm"
      compact
      label={texts.exportQuestion}
      submitLabel={texts.exportStart}
      form={{
        opened: { values: { password: '' } },
        schema: exportForm,
        failed: texts.exportAskFailed,
        withReason: true,
        save: async ({ values }) => {
          await mutateAsync({ body: values });
          messages.success(texts.exportAsked);
        },
      }}
    >
      {(form) => <PasswordToAsk form={form} />}
    </FormWindow>
  );
}

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000
    ? fillText(common.kilobytes, { size: Math.max(1, Math.round(bytes / 1000)) })
    : fillText(common.megabytes, { size: (bytes / 1_000_000).toFixed(1) });
