import type { ReactNode } from 'react';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { Badge } from '~/ui/badge';
import { ContentText } from '~/ui/content-text';
import { inlineBadge } from '~/ui/office/cells';
import { likenessNames, verdictNames } from '../../contract/application-words';
import type { Application } from '../../contract';
import * as texts from '../../texts';
import { Duplicates } from './duplicates';

/** Shows badges of a pending application: possible duplicates, the recommendation, and that it was corrected. */
export function Marks({ application }: { application: Application }) {
  const { duplicates, recommendation, state, fields } = application;
  const people = new Set(duplicates.map(({ user }) => user.id)).size;
  return (
    <p className="flex flex-wrap gap-1.5 empty:hidden">
      {people > 0 && (
        <Mark tone="laterite" title={[...new Set(duplicates.map(({ why }) => likenessNames[why]))].join(', ')}>
          {countText(texts.duplicateCount, people)}
        </Mark>
      )}
      {recommendation && (
        <Mark tone={recommendation.verdict === 'recommend' ? 'primary' : 'danger'}>
          {verdictNames[recommendation.verdict]}
        </Mark>
      )}
      {state === 'pending' && fields.length > 0 && <Mark tone="info">{texts.corrected}</Mark>}
    </p>
  );
}

/** Whether an application has any of these badges. */
export const hasMarks = ({ duplicates, recommendation, fields }: Application) =>
  duplicates.length > 0 || recommendation !== null || fields.length > 0;

/** Whether nothing speaks against approving an application from the list, unseen; false until it has loaded. */
export const isPlain = (application: Application | undefined): boolean =>
  application !== undefined &&
  !application.unconfirmed &&
  application.duplicates.length === 0 &&
  application.area !== null &&
  application.recommendation?.verdict !== 'against';

function Mark({
  tone,
  title,
  children,
}: {
  tone: Parameters<typeof Badge>[0]['tone'];
  title?: string;
  children: ReactNode;
}) {
  return (
    <Badge tone={tone} title={title} className={inlineBadge}>
      {children}
    </Badge>
  );
}

/** Shows the clerk that an address is not confirmed, the possible duplicates, and the area admin's word. */
export function Findings({ application }: { application: Application }) {
  const { duplicates, recommendation, unconfirmed } = application;
  return (
    <>
      {unconfirmed && (
        <p className="rounded-md border border-brass/60 bg-brass-tint px-4 py-3 text-sm text-ink">
          <span className="font-semibold">{texts.addressNotConfirmed}</span> {texts.addressNotConfirmedMore}
        </p>
      )}
      {duplicates.length > 0 && <Duplicates application={application} />}
      {recommendation && (
        <p className="rounded-md border border-line bg-sunken px-4 py-3 text-sm wrap-anywhere">
          <span className="font-semibold">{verdictNames[recommendation.verdict]}</span>{' '}
          {recommendation.by ? fillText(texts.byPerson, { by: recommendation.by }) : texts.byAreaAdmin}
          {recommendation.note && (
            <>
              : <ContentText>{recommendation.note}</ContentText>
            </>
          )}
        </p>
      )}
    </>
  );
}
