import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { CallError } from '~/shared/api-client';
import { showDate } from '~/shared/show-date';
import { Alert } from '~/ui/alert';
import { ButtonLink } from '~/ui/button-link';
import { ErrorState } from '~/ui/error-state';
import { Skeleton } from '~/ui/skeleton';
import { applicationTexts } from '../../contract/application-words';
import { AuthScreen } from '../components/auth-screen';
import { correctionQuery } from '../queries';
import { CorrectionForm } from '../registration/correction-form';

// The address is a key: no search engine, and no other site, is to learn of it.
export const meta = () => [
  { title: 'Correct your application' },
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
      Contact the office
    </Link>
  );
  if (sent !== '') {
    return (
      <AuthScreen title="Correction sent" footer={contact}>
        <Alert tone="success">{sent}</Alert>
        <p className="mt-4 text-muted">You keep your place among those who wait. We will write to you when your application has been decided.</p>
        <ButtonLink to="/" variant="secondary" className="mt-6">
          Back to Home
        </ButtonLink>
      </AuthScreen>
    );
  }
  if (link.error instanceof CallError && link.error.status === 404) {
    return (
      <AuthScreen title="This link no longer works" footer={contact}>
        <Alert tone="error">{applicationTexts.correctionUnknown}</Alert>
        <p className="mt-4 text-muted">If you have sent your correction already, there is nothing more to do. Else please ask the office for a new link.</p>
      </AuthScreen>
    );
  }
  return (
    <AuthScreen title="Correct your application" footer={contact}>
      {link.data ? (
        <>
          <p className="mb-2 wrap-anywhere">Dear {link.data.full_name}, the office writes:</p>
          <blockquote className="mb-4 border-s-4 border-laterite bg-sunken px-4 py-3 wrap-anywhere whitespace-pre-line">{link.data.note}</blockquote>
          <p className="mb-6 text-sm text-muted">The link works once, until {showDate(link.data.until) ?? 'N/A'}.</p>
          <CorrectionForm token={token} asked={link.data} onSent={setSent} />
        </>
      ) : link.isPending ? (
        <div role="status" aria-label="Loading" className="flex flex-col gap-3">
          <Skeleton className="h-20" />
          <Skeleton className="h-40" />
        </div>
      ) : (
        <ErrorState title="Your application could not be loaded." retrying={link.isFetching} onRetry={() => void link.refetch()} />
      )}
    </AuthScreen>
  );
}
