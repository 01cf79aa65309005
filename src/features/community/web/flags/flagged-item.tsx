import Check from 'lucide-react/icons/check';
import EyeOff from 'lucide-react/icons/eye-off';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from 'react-router';
import { showDate } from '~/shared/show-date';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import type { Attachment, FlaggedItem as Item } from '../../contract';
import { fullName } from '../labels';
import { AttachmentCard } from '../thread/attachment-card';
import { FlaggedText } from './flagged-text';
import { Reasons } from './reasons';
import type { Decision } from './use-flags';

type FlaggedItemProps = {
  item: Item;
  onDecide: (decision: Decision) => void;
  /** Its file is to be shown. */
  onOpen: (attachment: Attachment) => void;
};

/** One post: what it says on the one side, who flagged it and the decision on the other. */
export function FlaggedItem({ item, onDecide, onOpen }: FlaggedItemProps) {
  const { content_type: type, question_title: title, is_hidden: hidden } = item;
  const author = fullName(item);
  const about = `the ${type} of ${author}`;
  return (
    <Card as="li" padding="none" className="lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0 p-5 sm:p-6">
        <p className="flex flex-wrap gap-2">
          <Badge>{type === 'question' ? 'Question' : 'Answer'}</Badge>
          {hidden && (
            <Badge tone="danger">
              <EyeOff aria-hidden="true" className="size-3.5" />
              Hidden
            </Badge>
          )}
        </p>
        <h2 className="mt-3 text-xl wrap-anywhere">
          <Link to={`/community?question=${item.question_id}`} className="link">
            {title}
          </Link>
        </h2>
        <p className="mt-1 text-sm text-muted">
          {type === 'question' ? 'Asked' : 'Answered'} by {author}
          {item.author_area && `, ${item.author_area}`} on {showDate(item.created_at)}
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
        <div className="grid grid-cols-2 gap-3 lg:mt-auto">
          <Button variant="secondary" onClick={() => onDecide('keep')}>
            <Check aria-hidden="true" />
            Keep<span className="sr-only"> {about}</span>
          </Button>
          <Button variant="danger" onClick={() => onDecide('remove')}>
            <Trash2 aria-hidden="true" />
            Remove<span className="sr-only"> {about}</span>
          </Button>
        </div>
      </div>
    </Card>
  );
}
