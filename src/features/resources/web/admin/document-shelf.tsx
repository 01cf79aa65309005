import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { ContentText } from '~/ui/content-text';
import type { ResourceDocument } from '../../contract';
import { DocumentFacts, DocumentsByCategory } from '../components/documents-by-category';
import { ItemActions } from './item-actions';
import * as texts from '../../texts';

type DocumentShelfProps = {
  documents: readonly ResourceDocument[];
  onDelete: (document: ResourceDocument) => void;
  onUpload: () => void;
};

/** Shows all documents, by category. */
export function DocumentShelf({ documents, onDelete, onUpload }: DocumentShelfProps) {
  return (
    <DocumentsByCategory
      documents={documents}
      label={texts.documents}
      action={<Button onClick={onUpload}>{texts.uploadDocuments}</Button>}
    >
      {(document) => <Row key={document.id} document={document} onDelete={() => onDelete(document)} />}
    </DocumentsByCategory>
  );
}

function Row({ document, onDelete }: { document: ResourceDocument; onDelete: () => void }) {
  const { file_name: name } = document;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-base wrap-anywhere">
          <ContentText>{name}</ContentText>
        </h3>
        <DocumentFacts document={document} />
      </div>
      <ItemActions openLabel={common.open} href={document.file_url} name={name} onDelete={onDelete} />
    </li>
  );
}
