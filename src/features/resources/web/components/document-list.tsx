import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import type { ComponentProps } from 'react';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { ButtonAnchor } from '~/ui/button-link';
import { ContentText } from '~/ui/content-text';
import type { ResourceDocument } from '../../contract';
import { fileKind } from '../document-words';
import { DocumentFacts, DocumentsByCategory } from './documents-by-category';
import * as texts from '../../texts';

/** Shows the documents (docs/product/resources.md, "Documents tab"). */
export const DocumentList = ({ documents }: { documents: readonly ResourceDocument[] }) => (
  <div>
    <DocumentsByCategory needsScript documents={documents}>
      {(document) => <Row key={document.id} document={document} />}
    </DocumentsByCategory>
  </div>
);

function Row({ document }: { document: ResourceDocument }) {
  const { file_name: name, file_url: url } = document;
  return (
    <li className="grid items-center gap-x-5 gap-y-3 py-4 sm:grid-cols-[3.25rem_minmax(0,1fr)_auto] sm:py-5">
      <Sheet word={fileKind(document)} />
      <div className="min-w-0">
        <h3 className="text-lg wrap-anywhere">
          <ContentText>{name}</ContentText>
        </h3>
        <DocumentFacts document={document} />
      </div>
      <div className="flex gap-3">
        <FileButton href={url} download={name}>
          <Download aria-hidden="true" />
          {common.download}
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

/** Shows a sheet with a folded corner that names the kind of file. */
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
