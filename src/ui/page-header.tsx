import Ellipsis from 'lucide-react/icons/ellipsis';
import { clsx } from 'clsx';
import { useId, useState, type ReactNode } from 'react';
import * as common from '~/shared/texts';
import { Container } from './container';
import { Eyebrow } from './eyebrow';
import { IconButton } from './icon-button';

export type PageHeaderProps = {
  title: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** A BackLink or Breadcrumb. */
  back?: ReactNode;
  actions?: ReactNode;
  className?: string;
};

/** Renders the top of an inner page; holds its only h1. */
export function PageHeader({ title, eyebrow, lead, back, actions, className }: PageHeaderProps) {
  return (
    <div className={clsx('drafting-grid border-b border-line', className)}>
      <Container className="flex flex-col gap-4 py-8 sm:py-12">
        {back}
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <div className="max-w-text min-w-0">
            {eyebrow && <Eyebrow className="mb-3">{eyebrow}</Eyebrow>}
            <h1>{title}</h1>
            {lead && <p className="mt-3 text-lg text-muted">{lead}</p>}
          </div>
          {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
        </div>
      </Container>
    </div>
  );
}

type CompactHeaderProps = Pick<PageHeaderProps, 'title' | 'lead' | 'actions'> & {
  /** Actions before the usual ones; on phones a button opens them. */
  moreActions?: ReactNode;
};

/** Renders the same in one line, for working pages: what comes below it comes first. */
export const CompactHeader = ({ title, lead, ...actions }: CompactHeaderProps) => (
  <div className="drafting-grid border-b border-line">
    <Container className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5">
      {/* Malayalam is longer: the lead has a line of its own, and does not push the title into two. */}
      <div className="flex min-w-0 flex-1 basis-52 flex-wrap items-baseline gap-x-4 gap-y-0.5 malayalam:contents">
        <h1 className="text-2xl malayalam:flex-1 malayalam:basis-40 malayalam:text-xl lg:malayalam:basis-72">
          {title}
        </h1>
        {lead && <p className="text-sm text-muted malayalam:order-last malayalam:basis-full print:hidden">{lead}</p>}
      </div>
      <HeaderActions {...actions} />
    </Container>
  </div>
);

/** Renders the actions of a working page or of a part of it: on phones a button opens those before the usual ones. */
export function HeaderActions({ actions, moreActions }: Pick<CompactHeaderProps, 'actions' | 'moreActions'>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!actions && !moreActions) return null;
  return (
    <div className={clsx('flex flex-wrap gap-2 print:hidden', moreActions && isOpen && 'max-sm:w-full')}>
      {moreActions && (
        <>
          <IconButton
            label={common.moreActions}
            variant="outline"
            aria-expanded={isOpen}
            aria-controls={id}
            className="js-only max-sm:order-1 sm:hidden"
            onClick={() => setOpen(!isOpen)}
          >
            <Ellipsis aria-hidden="true" />
          </IconButton>
          <div id={id} className={clsx(actionsClass, 'max-sm:order-last max-sm:w-full', !isOpen && 'max-sm:hidden')}>
            {moreActions}
          </div>
        </>
      )}
      {actions && <div className={actionsClass}>{actions}</div>}
    </div>
  );
}

const actionsClass =
  'flex flex-wrap gap-2 *:min-h-9 *:px-3.5 *:py-1 *:text-sm malayalam:*:px-2 pointer-coarse:*:min-h-11 ' +
  'lg:max-2xl:malayalam:[&_.lucide]:hidden';
