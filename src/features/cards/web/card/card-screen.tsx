import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import ImageDown from 'lucide-react/icons/image-down';
import QrCode from 'lucide-react/icons/qr-code';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { clsx } from 'clsx';
import { useState } from 'react';
import type { Session } from '~/session';
import { CallError, callsOf } from '~/shared/api-client';
import { reasonOrRetry } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { licenseCategoryName } from '~/shared/license-categories';
import { formatDate } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { CodeWindow } from '~/ui/code-window';
import { Container } from '~/ui/container';
import { ErrorState } from '~/ui/error-state';
import { fill } from '~/ui/fill';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage, type Messages } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import { describeOutcome } from '~/ui/office/describe-outcome';
import { OwnHeader } from '~/ui/own-header';
import { saveFile } from '~/ui/save-file';
import { Skeleton } from '~/ui/skeleton';
import type { CardCalls } from '../../contract';
import { showCode } from '../../contract/code';
import { isStale } from '../../rules';
import * as texts from '../../texts';
import { CardFacts } from '../facts';
import { renewCard } from '../mutations';
import { StatusBadge } from '../status-badge';
import type { Shown } from './stored-card';
import { useOwnCard } from './use-own-card';

export const cardTitle = common.membershipCard;

/** Renders the caller's own card, to show, save and print (docs/product/cards.md, "The own card"). */
export function CardScreen({ session }: { session: Session }) {
  const { fresh, cached, error, isFetching, retry } = useOwnCard(session.user.id ?? 0);
  const revoked = error instanceof CallError && error.code === 'card_revoked';
  const shown = fresh ?? cached;
  return (
    <>
      <OwnHeader title={cardTitle} lead={texts.cardLead} />
      <Container className="pt-2 pb-8 sm:py-12">
        {shown ? (
          <OwnCard shown={shown} offline={!fresh} onRetry={retry} retrying={isFetching} />
        ) : revoked ? (
          <Alert tone="error" title={texts.noValidCard} className="max-w-text">
            {error.message}
          </Alert>
        ) : error ? (
          <ErrorState title={texts.cardFailed} retrying={isFetching} onRetry={retry} />
        ) : (
          <div aria-busy="true" className="grid items-start gap-8 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
            <Skeleton className="aspect-[85.6/54] w-full" />
            <Skeleton className="h-64" />
          </div>
        )}
      </Container>
    </>
  );
}

type OwnCardProps = { shown: Shown; offline: boolean; onRetry: () => void; retrying: boolean };

function OwnCard({ shown: { card, picture }, offline, onRetry, retrying }: OwnCardProps) {
  const [message, messages] = useMessage({ clearAfter: 5000 });
  const [openedAt] = useState(() => new Date());
  const large = useDialog<true>();
  const stale = offline && isStale(new Date(card.checked_at), openedAt);
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
      <div className="min-w-0">
        <MessageBanner message={message} className="mb-4" />
        {/* At least a bank card's size, which makes the code 30 mm wide. */}
        <div className="relative">
          <img
            src={picture}
            width={1011}
            height={638}
            alt={
              card.membership_id
                ? fillText(texts.cardOfWithId, { name: card.full_name, id: card.membership_id })
                : fillText(texts.cardOf, { name: card.full_name })
            }
            className={clsx('h-auto w-full rounded-lg bg-white shadow-md', stale && 'opacity-60 grayscale')}
          />
          {!stale && (
            <button
              type="button"
              aria-label={texts.showLarge}
              title={texts.showLarge}
              className="absolute inset-0 cursor-zoom-in rounded-lg print:hidden"
              onClick={() => large.show(true)}
            />
          )}
        </div>
        {!stale && (
          <Button variant="secondary" className="mt-4 w-full sm:hidden" onClick={() => large.show(true)}>
            <QrCode aria-hidden="true" />
            {texts.showLarge}
          </Button>
        )}
        <CodeWindow
          {...large.state}
          title={card.full_name}
          text={card.verify_url}
          label={fillText(texts.codeOf, { name: card.full_name })}
        >
          <p className="font-semibold tabular-nums">{card.membership_id}</p>
          <p className="text-sm text-muted tabular-nums">{showCode(card.code)}</p>
          <p className="mt-2 text-sm text-muted">{common.makeBright}</p>
        </CodeWindow>
        {offline ? (
          <Alert
            tone={stale ? 'error' : 'info'}
            title={fillText(texts.lastConfirmed, { day: formatDate(card.checked_at) })}
            className="mt-5"
          >
            {stale ? texts.confirmedLongAgo : texts.siteNotReached}{' '}
            <Button variant="link" loading={retrying} onClick={onRetry}>
              {common.tryAgain}
            </Button>
          </Alert>
        ) : (
          <Actions messages={messages} />
        )}
      </div>
      <div className="min-w-0">
        <CardFacts
          rows={[
            [common.name, card.full_name],
            [common.membershipId, card.membership_id ?? '–'],
            [texts.area, card.area_name ?? '–'],
            [texts.licenseClass, card.license_category === null ? '–' : licenseCategoryName(card.license_category)],
            [common.status, <StatusBadge key="status" status={card.status} />],
            [texts.issued, formatDate(card.issued_at)],
            [
              texts.code,
              <span key="code" className="font-normal tabular-nums">
                {showCode(card.code)}
              </span>,
            ],
          ]}
        />
        <p className="mt-4 text-sm text-muted">
          {fill(texts.codeLeadsTo, {
            link: (
              <a href={card.verify_url} className="link" rel="noreferrer">
                {texts.pageOthersSee}
              </a>
            ),
          })}
        </p>
      </div>
    </div>
  );
}

const call = callsOf<CardCalls>();

function Actions({ messages }: { messages: Messages }) {
  const asking = useDialog();
  const renewal = useMutation(renewCard);
  const save = useMutation({
    mutationFn: async (kind: 'pdf' | 'png') =>
      saveFile(
        await (kind === 'pdf' ? call('GET /api/cards/mine/card.pdf', {}) : call('GET /api/cards/mine/card.png', {})),
        `membership-card.${kind}`,
      ),
    onError: (error) => messages.error(texts.saveFailed, [reasonOrRetry(error)]),
  });
  const saving = (kind: string) => save.isPending && save.variables === kind;
  return (
    <div className="mt-5 flex flex-wrap gap-3 max-sm:*:w-full">
      <Button loading={saving('pdf')} onClick={() => save.mutate('pdf')}>
        <Download aria-hidden="true" />
        {texts.saveAsPdf}
      </Button>
      <Button variant="secondary" loading={saving('png')} onClick={() => save.mutate('png')}>
        <ImageDown aria-hidden="true" />
        {texts.saveAsPicture}
      </Button>
      <Button variant="ghost" onClick={() => asking.show(true)}>
        <RefreshCw aria-hidden="true" />
        {texts.newCode}
      </Button>
      <ConfirmDialog
        {...asking.state}
        title={texts.newCodeQuestion}
        description={texts.newCodeMeans}
        confirmLabel={texts.newCodeConfirm}
        danger
        onConfirm={() =>
          describeOutcome(messages, renewal.mutateAsync({}), { done: texts.newCodeDone, failed: texts.newCodeFailed })
        }
      />
    </div>
  );
}
