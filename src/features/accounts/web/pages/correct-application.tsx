import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from '~/router';
import { CallError } from '~/shared/api-client';
import { fillText } from '~/shared/fill-text';
import { showDate } from '~/shared/show-date';
import { Alert } from '~/ui/alert';
import { ButtonLink } from '~/ui/button-link';
import { langOf } from '~/ui/content-text';
import { ErrorState } from '~/ui/error-state';
import { Skeleton } from '~/ui/skeleton';
import { applicationTexts } from '../../contract/application-words';
import { AuthScreen } from '../components/auth-screen';
import { correctionQuery } from '../queries';
import { CorrectionForm } from '../registration/correction-form';
import * as texts from '../../texts';

// The address is a key: no search engine, and no other site, is to learn of it.
export const head = () => [
  { title: texts.correctApplication },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/** Where the link of a correction leads: the asked fields, once (docs/product/applications.md, "Corrections"). */
export default function CorrectApplication() {
  const { token = '' } = useParams();
  const [sent, setSent] = useState('');
  const link = useQuery({ ...correctionQuery(token), enabled: sent === '' });
  const contact = (
    <Link to="/contact" className="link inline-flex min-h-11 items-center px-2">
      {texts.contactTheOffice}
    </Link>
  );
  if (sent !== '') {
    return (
      <AuthScreen title={texts.correctionSentTitle} footer={contact}>
        <Alert tone="success">{sent}</Alert>
        <p className="mt-4 text-muted">{texts.correctionSentMore}</p>
        <ButtonLink to="/" variant="secondary" className="mt-6">
          {texts.backToHome}
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
            {fillText(texts.correctionUntil, { until: showDate(link.data.until) })}
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
