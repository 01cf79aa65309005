import FileText from 'lucide-react/icons/file-text';
import { fillText } from '~/shared/fill-text';
import { showDate } from '~/shared/show-date';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Chip } from '~/ui/chip';
import { ContentText } from '~/ui/content-text';
import { EmptyState } from '~/ui/empty-state';
import type { ResourceDocument } from '../../contract';
import { countByCategory } from '../../rules';
import { categoryName, categoryTone, fileKind, fileSize } from '../document-words';
import { useCategory } from '../use-category';
import { ItemActions } from './item-actions';
import * as texts from '../../texts';

type DocumentShelfProps = {
  documents: readonly ResourceDocument[];
  onDelete: (document: ResourceDocument) => void;
  onUpload: () => void;
};

/** All documents, by category. */
export function DocumentShelf({ documents, onDelete, onUpload }: DocumentShelfProps) {
  const { chosen, choose } = useCategory();
  const shown = chosen === '' ? documents : documents.filter(({ category }) => category === chosen);
  return (
    <>
      <div role="group" aria-label={texts.category} className="mb-6 flex flex-wrap gap-2">
        <Chip selected={chosen === ''} count={documents.length} onClick={() => choose('')}>
          {texts.allCategories}
        </Chip>
        {countByCategory(documents).map(({ category, count }) => (
          <Chip key={category} selected={chosen === category} count={count} onClick={() => choose(category)}>
            {categoryName(category)}
          </Chip>
        ))}
      </div>
      {shown.length > 0 ? (
        <ul aria-label={texts.documents} className="divide-y divide-line border-y border-line">
          {shown.map((document) => (
            <Row key={document.id} document={document} onDelete={() => onDelete(document)} />
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
          action={<Button onClick={onUpload}>{texts.uploadDocuments}</Button>}
        />
      )}
    </>
  );
}

function Row({ document, onDelete }: { document: ResourceDocument; onDelete: () => void }) {
  const { file_name: name, category } = document;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-base wrap-anywhere">
          <ContentText>{name}</ContentText>
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
          <Badge tone={categoryTone(category)}>{categoryName(category)}</Badge>
          <span>{showDate(document.uploaded_at)}</span>
          <span>
            {fileKind(document)}, {fileSize(document.file_size)}
          </span>
        </p>
      </div>
      <ItemActions openLabel={texts.open} href={document.file_url} name={name} onDelete={onDelete} />
    </li>
  );
}
