import FileText from 'lucide-react/icons/file-text';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { Badge } from '~/ui/badge';
import { Chip } from '~/ui/chip';
import { EmptyState } from '~/ui/empty-state';
import type { ResourceDocument } from '../../contract';
import { countByCategory } from '../../rules';
import { categoryName, categoryTone, fileKind, fileSize } from '../document-words';
import { useCategory } from '../use-category';
import * as texts from '../../texts';

type DocumentsByCategoryProps = {
  documents: readonly ResourceDocument[];
  /** Names the list. */
  label?: string;
  /** Whether the choice is only there with scripts, as on a public page. */
  needsScript?: boolean;
  /** Where there are none. */
  action?: ReactNode;
  children: (document: ResourceDocument) => ReactNode;
};

/** Renders documents, all or of the chosen category; its children render one. */
export function DocumentsByCategory({ documents, label, needsScript, action, children }: DocumentsByCategoryProps) {
  const { chosen, choose } = useCategory();
  // A category may disappear with its last document while it is chosen; the reader's choice stays.
  const shown = chosen === '' ? documents : documents.filter(({ category }) => category === chosen);
  return (
    <>
      <div
        role="group"
        aria-label={common.category}
        className={clsx(needsScript && 'js-only', 'mb-6 flex flex-wrap gap-2')}
      >
        <Chip selected={chosen === ''} count={documents.length} onClick={() => choose('')}>
          {common.allCategories}
        </Chip>
        {countByCategory(documents).map(({ category, count }) => (
          <Chip key={category} selected={chosen === category} count={count} onClick={() => choose(category)}>
            {categoryName(category)}
          </Chip>
        ))}
      </div>
      {shown.length > 0 ? (
        <ul aria-label={label} className="divide-y divide-line border-y border-line">
          {shown.map(children)}
        </ul>
      ) : (
        <EmptyState
          announce
          icon={<FileText />}
          title={
            chosen === ''
              ? texts.noDocuments
              : fillText(texts.noDocumentsInCategory, { category: categoryName(chosen) })
          }
          action={action}
        />
      )}
    </>
  );
}

/** Renders what is known of a document: its category, day, kind and size. */
export const DocumentFacts = ({ document }: { document: ResourceDocument }) => (
  <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
    <Badge tone={categoryTone(document.category)}>{categoryName(document.category)}</Badge>
    <span>{formatDate(document.uploaded_at)}</span>
    <span>
      {fileKind(document)}, {fileSize(document.file_size)}
    </span>
  </p>
);
