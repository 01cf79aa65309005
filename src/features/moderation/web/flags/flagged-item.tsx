import Check from 'lucide-react/icons/check';
import EyeOff from 'lucide-react/icons/eye-off';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from '~/router';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { ContentText } from '~/ui/content-text';
import { fill } from '~/ui/fill';
import { PersonLink } from '~/ui/office/person-link';
import type { Attachment } from '~/shared/board/schemas';
import type { FlaggedItem as Item } from '../../contract/flags';
import { AttachmentCard } from '~/features/attachments/web/public';
import { questionAddress, fullName } from '~/features/community/web/public';
import * as texts from '../../texts';
import * as boardTexts from '~/shared/board/texts';
import * as common from '~/shared/texts';
import { FlaggedText } from './flagged-text';
import { Reasons } from './reasons';
import type { Decision } from './use-flags';

type FlaggedItemProps = {
  item: Item;
  onDecide: (decision: Decision) => void;
  /** Called to show the post's file. */
  onOpen: (attachment: Attachment) => void;
};

/** Shows a flagged post: its text on one side, the flags and the decision on the other. */
export function FlaggedItem({ item, onDecide, onOpen }: FlaggedItemProps) {
  const { content_type: type, question_title: title, is_hidden: hidden } = item;
  const author = fullName(item);
  const about = fillText(texts.postOf[type], { author });
  return (
    <Card as="li" padding="none" className="lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0 p-5 sm:p-6">
        <p className="flex flex-wrap gap-2">
          <Badge>{type === 'question' ? boardTexts.question : boardTexts.answer}</Badge>
          {hidden && (
            <Badge tone="danger">
              <EyeOff aria-hidden="true" className="size-3.5" />
              {boardTexts.hiddenMark}
            </Badge>
          )}
        </p>
        <h2 className="mt-3 text-xl wrap-anywhere">
          <Link to={questionAddress(item.question_id)} className="link">
            <ContentText>{title}</ContentText>
          </Link>
        </h2>
        <p className="mt-1 text-sm text-muted">
          {fill(texts.writtenBy[type], {
            author: (
              <>
                {item.author_id === null ? author : <PersonLink id={item.author_id} name={author} />}
                {item.author_area && `, ${item.author_area}`}
              </>
            ),
            date: formatDate(item.created_at),
          })}
        </p>
        <FlaggedText text={item.text} />
        {item.attachment && (
          <div className="mt-4">
            <AttachmentCard attachment={item.attachment} onOpen={() => onOpen(item.attachment!)} />
          </div>
        )}
      </div>
      <div className="flex flex-col gap-5 border-t border-line bg-sunken p-5 sm:p-6 lg:border-s lg:border-t-0">
        <Reasons flags={item.flags} />
        <div className="flex flex-wrap gap-3 *:grow lg:mt-auto">
          <Button variant="secondary" onClick={() => onDecide('keep')}>
            <Check aria-hidden="true" />
            {texts.keep}
            <span className="sr-only"> {about}</span>
          </Button>
          <Button variant="danger" onClick={() => onDecide('remove')}>
            <Trash2 aria-hidden="true" />
            {common.remove}
            <span className="sr-only"> {about}</span>
          </Button>
        </div>
      </div>
    </Card>
  );
}
