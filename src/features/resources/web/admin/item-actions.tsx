import Trash from 'lucide-react/icons/trash-2';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { ButtonAnchor } from '~/ui/button-link';
import * as texts from '../../texts';

type ItemActionsProps = { openLabel: string; href: string; name: string; onDelete: () => void };

const className = 'max-sm:flex-auto';

/** Shows the actions on a flipbook or a document of the shelves: opening its file and deleting it. */
export function ItemActions({ openLabel, href, name, onDelete }: ItemActionsProps) {
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full">
      <ButtonAnchor variant="secondary" size="row" className={className} href={href} target="_blank" rel="noopener">
        {openLabel}
        <span className="sr-only"> {fillText(texts.nameOpensInANewTab, { name })}</span>
      </ButtonAnchor>
      <Button variant="secondary" size="row" className={className} onClick={onDelete}>
        <Trash aria-hidden="true" />
        {common.deleteIt}
        <span className="sr-only"> {name}</span>
      </Button>
    </div>
  );
}
