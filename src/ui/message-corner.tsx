import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { clsx } from 'clsx';
import { createPortal } from 'react-dom';
import * as common from '~/shared/texts';
import type { Message } from './hooks/use-message';
import { IconButton } from './icon-button';

type MessageCornerProps = { message: Message | null; onDismiss: () => void };

/**
 * Renders the message of `useMessage` at the top right, above any window. For screens that only exist in the browser.
 */
export function MessageCorner({ message, onDismiss }: MessageCornerProps) {
  const of = (tone: Message['tone']) =>
    message?.tone === tone && <Card key={message.key} message={message} onDismiss={onDismiss} />;
  return createPortal(
    <div
      className={
        'pointer-events-none fixed inset-x-0 top-2 z-60 px-2 sm:top-[calc(var(--spacing-header)+0.75rem)] ' + 'sm:px-5'
      }
      // A press here does not count as outside the window beneath, which would close it.
      onPointerDown={(event) => event.stopPropagation()}
    >
      {/* Both always exist: a region is announced when its text changes; an open window hides all but live regions. */}
      <div role="status" aria-live="polite" className="flex justify-end">
        {of('success')}
      </div>
      <div role="alert" aria-live="assertive" className="flex justify-end">
        {of('error')}
      </div>
    </div>,
    document.body,
  );
}

function Card({ message: { tone, lines, problems }, onDismiss }: { message: Message; onDismiss: () => void }) {
  const Icon = tone === 'success' ? CircleCheck : CircleAlert;
  return (
    <div
      className={clsx(
        'pointer-events-auto flex w-full items-start gap-3 rounded-md border bg-card py-1.5 ps-4 pe-1.5 ' +
          'text-ink shadow-lg sm:w-104',
        'animate-rise-in',
        tone === 'success'
          ? 'border-primary/50 border-s-4 border-s-primary'
          : 'border-danger/50 border-s-4 border-s-danger',
      )}
    >
      <Icon
        aria-hidden="true"
        className={clsx('mt-3 size-5 shrink-0', tone === 'success' ? 'text-primary' : 'text-danger')}
      />
      <div className="min-w-0 flex-1 py-2.5 wrap-anywhere">
        {lines.map((line) => (
          <p key={line} className="font-semibold">
            {line}
          </p>
        ))}
        {problems.length > 0 && (
          <ul className="mt-1 max-h-40 overflow-y-auto text-sm text-danger">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
      <IconButton label={common.dismiss} onClick={onDismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
