import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from '~/router';
import { CallError } from '~/shared/api-client';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { keyHead } from '~/shared/heads';
import { Alert } from '~/ui/alert';
import { ButtonLink } from '~/ui/button-link';
import { langOf } from '~/ui/content-text';
import { ErrorState } from '~/ui/error-state';
import { Skeleton } from '~/ui/skeleton';
import { applicationTexts } from '../../contract/application-words';
import { AuthScreen, FooterLink } from '~/features/sign-in/web/public';
import { correctionQuery } from '../queries';
import { CorrectionForm } from '../registration/correction-form';
import * as personTexts from '~/shared/person/texts';
import * as texts from '../../texts';

export const head = () => keyHead(texts.correctApplication);

/** The page of a correction's link: the requested fields, once (docs/product/applications.md, "Corrections"). */
export default function CorrectApplication() {
  const { token } = useParams<'/join/correct/:token'>();
  const [sent, setSent] = useState('');
  const link = useQuery({ ...correctionQuery(token), enabled: sent === '' });
  const contact = <FooterLink to="/contact">{texts.contactTheOffice}</FooterLink>;
  if (sent !== '') {
    return (
      <AuthScreen title={texts.correctionSentTitle} footer={contact}>
        <Alert tone="success">{sent}</Alert>
        <p className="mt-4 text-muted">{texts.correctionSentMore}</p>
        <ButtonLink to="/" variant="secondary" className="mt-6">
          {personTexts.backToHome}
        </ButtonLink>
      </AuthScreen>
    );
  }
  if (link.error instanceof CallError && link.error.status === 404) {
    return (
      <AuthScreen title={texts.correctionLinkDead} footer={contact}>
        <Alert tone="error">{applicationTexts.correctionUnknown}</Alert>
        <p className="mt-4 text-muted">{texts.correctionLinkDeadMore}</p>
      </AuthScreen>
    );
  }
  return (
    <AuthScreen title={texts.correctApplication} footer={contact}>
      {link.data ? (
        <>
          <p className="mb-2 wrap-anywhere">{fillText(texts.correctionIntro, { name: link.data.full_name })}</p>
          <blockquote
            lang={langOf(link.data.note)}
            className="mb-4 border-s-4 border-laterite bg-sunken px-4 py-3 wrap-anywhere whitespace-pre-line"
          >
            {link.data.note}
          </blockquote>
          <p className="mb-6 text-sm text-muted">
            {fillText(texts.correctionUntil, { until: formatDate(link.data.until) })}
          </p>
          <CorrectionForm token={token} asked={link.data} onSent={setSent} />
        </>
      ) : link.isPending ? (
        <div role="status" aria-label={texts.loading} className="flex flex-col gap-3">
          <Skeleton className="h-20" />
          <Skeleton className="h-40" />
        </div>
      ) : (
        <ErrorState title={texts.correctionNotLoaded} retrying={link.isFetching} onRetry={() => void link.refetch()} />
      )}
    </AuthScreen>
  );
}
