import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { errorMessage } from '~/shared/error-message';
import { ErrorState } from '~/ui/error-state';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import { TextField } from '~/ui/forms/text-fields';
import { useRecordForm } from '~/ui/forms/use-record-form';
import { useDialog, type DialogState } from '~/ui/hooks/use-dialog';
import { QrCode, type QrSquares } from '~/ui/qr-code';
import { Skeleton } from '~/ui/skeleton';
import { confirmTotpSchema } from '../../contract/factors';
import * as texts from '../../texts';
import { confirmTotp, startTotp } from './api';

interface Key {
  secret: string;
  uri: string;
  squares: QrSquares;
}

type OnCodes = (codes: readonly string[]) => void;

/**
 * Returns the function that begins to set up an authenticator app, and its window. The press begins it, so that
 * rendering the window again does not. `onCodes` receives the recovery codes.
 */
export function useSetUpApp(onCodes: OnCodes): [begin: () => void, window: ReactNode] {
  const { mutateAsync: start } = useMutation(startTotp);
  const setUp = useDialog<Promise<Key>>();
  const begin = async (): Promise<Key> => {
    const [started, { encodeQr }] = await Promise.all([start({}), import('~/ui/encode-qr')]);
    return { ...started, squares: encodeQr(started.uri) };
  };
  return [
    () => setUp.show(begin()),
    setUp.render((state, first) => <SetUpApp {...state} first={first} again={begin} onCodes={onCodes} />),
  ];
}

type SetUpProps = DialogState & { first: Promise<Key>; again: () => Promise<Key>; onCodes: OnCodes };

function SetUpApp({ first, again, onCodes, ...dialog }: SetUpProps) {
  const [started, setStarted] = useState(first);
  const [key, setKey] = useState<Key | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    // After the window has closed the result is no longer shown.
    started.then(setKey, (error: unknown) => setProblem(errorMessage(error, texts.setUp.startFailed, { 409: true })));
  }, [started]);
  const onRetry = () => {
    setProblem(null);
    setStarted(again());
  };
  return (
    <FormDialog {...dialog} title={texts.setUp.title}>
      {key ? (
        <Confirm shown={key} onDone={(codes) => (dialog.onClose(), onCodes(codes))} />
      ) : problem !== null ? (
        <ErrorState title={problem} retrying={false} onRetry={onRetry} />
      ) : (
        <div aria-busy="true" aria-label={texts.setUp.starting}>
          <Skeleton className="h-80" />
        </div>
      )}
    </FormDialog>
  );
}

function Confirm({
  shown: { secret, uri, squares },
  onDone,
}: {
  shown: Key;
  onDone: (codes: readonly string[]) => void;
}) {
  const { mutateAsync: confirm } = useMutation(confirmTotp);
  const form = useRecordForm({
    opened: { values: { code: '' } },
    schema: confirmTotpSchema,
    failed: texts.setUp.failed,
    known: { 409: true },
    withReason: true,
    save: async ({ values }) => onDone((await confirm({ body: values })).codes),
  });
  return (
    <Form form={form} label={texts.setUp.title} className="flex flex-col gap-5">
      <div className="flex flex-col items-center gap-3">
        <p className="self-start">{texts.setUp.scan}</p>
        <QrCode squares={squares} label={texts.setUp.picture} className="size-52 rounded-md border border-line" />
        <div className="self-stretch">
          <p className="text-sm text-muted">{texts.setUp.orKey}</p>
          <p className="mt-1 rounded-md bg-sunken px-3 py-2 font-mono text-base wrap-anywhere select-all">
            {inGroups(secret)}
          </p>
          <a href={uri} className="link mt-1 inline-flex min-h-11 items-center text-sm">
            {texts.setUp.open}
          </a>
        </div>
      </div>
      <div>
        <p className="mb-3">{texts.setUp.type}</p>
        <TextField
          form={form}
          name="code"
          label={texts.setUp.code}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={60}
          controlClassName="max-w-48 text-xl tracking-wider tabular-nums"
        />
      </div>
      <FormActions form={form} submitLabel={texts.setUp.confirm} />
    </Form>
  );
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
