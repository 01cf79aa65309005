import { clsx } from 'clsx';
import { Alert } from './alert';
import type { Message } from './hooks/use-message';

type MessageBannerProps = { message: Message | null; className?: string };

/**
 * Renders the message of `useMessage` in its place in a screen or a form. Its region is always there, without taking
 * space: a screen reader announces what changes in a region and may miss a region that comes together with its text. So
 * it has to stay mounted, whatever else the message brings with it.
 */
export function MessageBanner({ message, className }: MessageBannerProps) {
  return (
    <div aria-live="polite" className={clsx('rounded-md empty:absolute empty:shadow-none', className)}>
      {message && (
        <Alert tone={message.tone}>
          {[...message.lines, ...message.problems].map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Alert>
      )}
    </div>
  );
}
