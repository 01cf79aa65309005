import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { keptNow } from '~/session';
import { errorMessage } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { formatMoment } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { Container } from '~/ui/container';
import { useMessage, type Messages } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import { OwnHeader } from '~/ui/own-header';
import { Panel } from '~/ui/panel';
import * as texts from '../texts';
import { takeAlong, takenKey, type OfflineCopy } from './copies';
import { keepLast } from './kept';
import { UnsentPanel } from './unsent-panel';

interface PhoneScreenProps {
  copies: readonly OfflineCopy[];
  /** Returns the panels of what is taken along by choice. */
  choices: (messages: Messages) => ReactNode;
}

/** Renders what this device has taken along, what it may take besides, and how to install the site. */
export function PhoneScreen({ copies, choices }: PhoneScreenProps) {
  const [message, messages] = useMessage({ clearAfter: 6000 });
  const { data: taken } = useQuery({ queryKey: takenKey, queryFn: () => readTaken(copies), staleTime: 0 });
  return (
    <>
      <OwnHeader title={common.onThisPhone} lead={texts.pageLead} />
      <Container className="grid items-start gap-6 pt-2 pb-8 sm:py-12 lg:grid-cols-2 lg:gap-8">
        <MessageBanner message={message} className="lg:col-span-2" />
        <UnsentPanel />
        <Panel title={texts.takenAlong}>{taken && <TakenList {...taken} copies={copies} messages={messages} />}</Panel>
        {choices(messages)}
        <Panel title={texts.install}>
          <Install />
        </Panel>
      </Container>
    </>
  );
}

interface TakenProps {
  lines: readonly string[];
  bytes: number;
}

/** Returns what this device has taken along and may still show: a line each, and how large it is. */
async function readTaken(copies: readonly OfflineCopy[]): Promise<TakenProps> {
  const lines: string[] = [];
  let bytes = 0;
  for (const copy of copies) {
    const taken = await copy.read();
    if (!taken) continue;
    lines.push(copy.line(taken.value, formatMoment(new Date(taken.at).toISOString()) ?? ''));
    bytes += JSON.stringify(taken.value).length;
  }
  return { lines, bytes };
}

function TakenList({
  lines,
  bytes,
  copies,
  messages,
}: TakenProps & { copies: readonly OfflineCopy[]; messages: Messages }) {
  const client = useQueryClient();
  const [isTaking, setTaking] = useState(false);
  const take = async () => {
    setTaking(true);
    try {
      await keepLast();
      await takeAlong(copies, { isForced: true });
      await client.invalidateQueries({ queryKey: takenKey });
      messages.success(texts.takenNow);
    } catch (error) {
      messages.error(errorMessage(error, texts.takeFailed));
    }
    setTaking(false);
  };
  return (
    <div className="flex flex-col items-start gap-4">
      {keptNow() === undefined ? (
        <p>{texts.clockWrong}</p>
      ) : lines.length === 0 ? (
        <p>{texts.nothingTaken}</p>
      ) : (
        <>
          <ul className="list-disc ps-5">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="text-sm text-muted">
            {fillText(texts.inAll, { size: `${(bytes / 1_000_000).toFixed(1)} MB` })}
          </p>
        </>
      )}
      <Button loading={isTaking} onClick={() => void take()}>
        {texts.takeNow}
      </Button>
      <div className="w-full border-t border-line pt-4">
        <h3 className="text-base">{texts.tryIt}</h3>
        <p className="mt-1 mb-3 text-sm text-muted">{texts.tryItHow}</p>
        <div className="flex flex-wrap gap-3">
          {copies.map(
            ({ page }) =>
              page && (
                <ButtonLink key={page.to} to={page.to} variant="secondary" size="sm">
                  {page.label}
                </ButtonLink>
              ),
          )}
        </div>
      </div>
    </div>
  );
}

/** Renders how the site is installed: on the current device where it is recognised, otherwise on both kinds. */
function Install() {
  const agent = typeof navigator === 'undefined' ? '' : navigator.userAgent;
  const isIphone = /iPhone|iPad/.test(agent);
  const isAndroid = /Android/.test(agent);
  return (
    <div className="flex flex-col gap-2">
      {!isIphone && <p>{texts.installAndroid}</p>}
      {!isAndroid && <p>{texts.installIphone}</p>}
    </div>
  );
}
