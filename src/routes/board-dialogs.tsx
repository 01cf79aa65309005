import { PostDialogs } from '~/features/community/web/dialogs/dialogs';
import type { DialogsProps } from '~/features/community/web/parts';
import { FlagDialog } from '~/features/moderation/web/flags/flag-dialog';
import { InviteDialog } from '~/features/outreach/web/invite/invite-dialog';
import { MergeDialog } from '~/features/moderation/web/thread/merge-dialog';
import { PinDialog } from '~/features/moderation/web/thread/pin-dialog';
import { RetagDialog } from '~/features/moderation/web/thread/retag-dialog';
import { UndoDialog } from '~/features/moderation/web/thread/undo-dialog';

/** Shows the windows of the board and of the features on top of it. Their code is fetched when the first opens. */
export default function BoardDialogs(props: DialogsProps) {
  const { kind, post, state, question, personId, onRefresh, onMoved } = props;
  if (kind === 'flag') return <FlagDialog {...state} post={post} onFlagged={() => void onRefresh()} />;
  if (kind === 'undo') return <UndoDialog {...state} post={post} onMoved={onMoved} />;
  if (kind === 'invite') return question && <InviteDialog {...state} question={question} personId={personId} />;
  if (kind === 'pin') return question && <PinDialog {...state} question={question} onMoved={onMoved} />;
  if (kind === 'merge') return question && <MergeDialog {...state} question={question} onMoved={onMoved} />;
  if (kind === 'retag') return question && <RetagDialog {...state} question={question} />;
  return <PostDialogs {...props} />;
}
