import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import Merge from 'lucide-react/icons/merge';
import Pin from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import Tags from 'lucide-react/icons/tags';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '~/shared/error-message';
import { Button } from '~/ui/button';
import { toast } from '~/ui/toast';
import type { Question } from '~/shared/board/schemas';
import type { OpenDialog, Post } from '~/features/community/web/public';
import * as common from '~/shared/texts';
import * as texts from '../../texts';
import { lockThread, unlockThread, unpinQuestion } from './queries';

type ModerateProps = { question: Question; post: Post; onDialog: OpenDialog };

/** The refusals for which the server's own words are shown. */
const known = { 404: true, 409: true } as const;

/**
 * Shows a moderator's actions on the open question (docs/product/moderation.md, "Stewardship"). Its code is fetched for
 * moderators only.
 */
export default function Moderate({ question, post, onDialog }: ModerateProps) {
  const { id, is_locked: locked, pinned_until: pinnedUntil } = question;
  const unpinning = useMutation(unpinQuestion);
  const locking = useMutation(lockThread);
  const unlocking = useMutation(unlockThread);
  const outcome = (done: string, failed: string) => ({
    onSuccess: () => toast.success(done),
    onError: (error: Error) => toast.error(errorMessage(error, failed, known)),
  });
  const toggleLock = () =>
    locked
      ? unlocking.mutate({ params: { id } }, outcome(texts.threadUnlocked, texts.unlockFailed))
      : locking.mutate({ params: { id }, body: { locked: true } }, outcome(texts.threadLocked, texts.lockFailed));
  return (
    <div
      role="group"
      aria-label={texts.moderate}
      className="flex flex-wrap items-center gap-x-1 border-b border-line py-1.5 print:hidden"
    >
      {pinnedUntil ? (
        <Deed
          Icon={PinOff}
          label={texts.unpin}
          loading={unpinning.isPending}
          onClick={() => unpinning.mutate({ params: { id } }, outcome(texts.unpinned, texts.unpinFailed))}
        />
      ) : (
        <Deed Icon={Pin} label={texts.pin} onClick={() => onDialog('pin', post)} />
      )}
      <Deed
        Icon={locked ? LockOpen : Lock}
        label={locked ? texts.unlock : texts.lock}
        loading={locking.isPending || unlocking.isPending}
        onClick={toggleLock}
      />
      <Deed Icon={Merge} label={texts.merge} onClick={() => onDialog('merge', post)} />
      <Deed Icon={Tags} label={common.tags} onClick={() => onDialog('retag', post)} />
    </div>
  );
}

type DeedProps = { Icon: typeof Lock; label: string; loading?: boolean; onClick: () => void };

const Deed = ({ Icon, label, ...button }: DeedProps) => (
  <Button {...button} variant="ghost" size="sm">
    <Icon aria-hidden="true" />
    {label}
  </Button>
);
