import { clsx } from 'clsx';
import { createContext, use } from 'react';
import { Link } from '~/router';
import { fillText } from '~/shared/fill-text';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { ContentText } from '../content-text';

/** Whether the viewer may open a person's page; the office's layout provides it. */
export const OpensPeople = createContext(false);

/** Without an id, of a person who is gone, the name alone. */
type PersonLinkProps = { id: number | null; name: string; className?: string };

/** Renders a person's name in the office: a link to their page where the viewer may open it, else the name alone. */
export function PersonLink({ id, name, className }: PersonLinkProps) {
  const opens = use(OpensPeople);
  if (id === null || !opens)
    return (
      <span className={className}>
        <ContentText>{name}</ContentText>
      </span>
    );
  return (
    <Link
      to={`/app/admin/people/${id}`}
      prefetch="intent"
      data-prints=""
      className={clsx(
        'text-start decoration-1 underline-offset-4 wrap-anywhere hover:text-primary hover:underline',
        'pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center',
        className,
      )}
    >
      <ContentText>{name}</ContentText>
    </Link>
  );
}

/** Renders the way to a person's page beside a name that opens something else. */
export function WholeRecord({ id, name }: { id: number; name: string }) {
  if (!use(OpensPeople)) return null;
  return (
    <Link
      to={`/app/admin/people/${id}`}
      prefetch="intent"
      className="link inline-flex min-h-6 items-center gap-1.5 text-sm pointer-coarse:min-h-11 print:hidden"
    >
      {personTexts.wholeRecord}
      <span className="sr-only"> {fillText(common.ofName, { name })}</span>
    </Link>
  );
}
