import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import FileText from 'lucide-react/icons/file-text';
import type { ComponentProps } from 'react';
import { fillText } from '~/shared/fill-text';
import { showDate } from '~/shared/show-date';
import { Badge } from '~/ui/badge';
import { ButtonAnchor } from '~/ui/button-link';
import { Chip } from '~/ui/chip';
import { ContentText } from '~/ui/content-text';
import { EmptyState } from '~/ui/empty-state';
import type { ResourceDocument } from '../../contract';
import { countByCategory } from '../../rules';
import { categoryName, categoryTone, fileKind, fileSize } from '../document-words';
import { useCategory } from '../use-category';
import * as texts from '../../texts';

/** docs/product/resources.md, "Documents tab". */
export function DocumentList({ documents }: { documents: readonly ResourceDocument[] }) {
  const { chosen, choose } = useCategory();
  const categories = countByCategory(documents);
  // A category may disappear with its last document while it is chosen; the reader's choice stays.
  const shown = chosen === '' ? documents : documents.filter(({ category }) => category === chosen);
  return (
    <div>
      <div role="group" aria-label={texts.category} className="js-only mb-6 flex flex-wrap gap-2">
        <Chip selected={chosen === ''} count={documents.length} onClick={() => choose('')}>
          {texts.allCategories}
        </Chip>
        {categories.map(({ category, count }) => (
          <Chip key={category} selected={chosen === category} count={count} onClick={() => choose(category)}>
            {categoryName(category)}
          </Chip>
        ))}
      </div>
      {shown.length ? (
        <ul className="divide-y divide-line border-y border-line">
          {shown.map((document) => (
            <Row key={document.id} document={document} />
          ))}
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
        />
      )}
    </div>
  );
}

function Row({ document }: { document: ResourceDocument }) {
  const { file_name: name, file_url: url, category } = document;
  const kind = fileKind(document);
  return (
    <li className="grid items-center gap-x-5 gap-y-3 py-4 sm:grid-cols-[3.25rem_minmax(0,1fr)_auto] sm:py-5">
      <Sheet word={kind} />
      <div className="min-w-0">
        <h3 className="text-lg wrap-anywhere">
          <ContentText>{name}</ContentText>
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
          <Badge tone={categoryTone(category)}>{categoryName(category)}</Badge>
          <span>{showDate(document.uploaded_at)}</span>
          <span>
            {kind}, {fileSize(document.file_size)}
          </span>
        </p>
      </div>
      <div className="flex gap-3">
        <FileButton href={url} download={name}>
          <Download aria-hidden="true" />
          {texts.download}
          <span className="sr-only"> {name}</span>
        </FileButton>
        <FileButton href={url} target="_blank" rel="noopener">
          <Eye aria-hidden="true" />
          {texts.preview}
          <span className="sr-only"> {fillText(texts.nameOpensInANewTab, { name })}</span>
        </FileButton>
      </div>
    </li>
  );
}

function FileButton(props: ComponentProps<typeof ButtonAnchor>) {
  return <ButtonAnchor variant="secondary" size="sm" className="max-sm:min-h-11 max-sm:flex-1" {...props} />;
}

/** A sheet with a folded corner that names the kind of file. */
function Sheet({ word }: { word: string }) {
  return (
    <span aria-hidden="true" className="relative hidden h-14 w-11 sm:block">
      <svg viewBox="0 0 44 56" className="size-full fill-card stroke-line-strong" strokeWidth="1.25">
        <path d="M1 1h29l13 13v41H1z" />
        <path d="M30 1v13h13" className="fill-none" />
      </svg>
      <span className="absolute inset-x-0 bottom-1.5 text-center text-2xs leading-none font-semibold text-muted">
        {word}
      </span>
    </span>
  );
}
