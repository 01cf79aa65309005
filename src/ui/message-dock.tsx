import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { clsx } from 'clsx';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from '~/router';
import * as common from '~/shared/texts';
import { Button } from './button';
import { IconButton } from './icon-button';
import { shownToasts, showToast, subscribeToasts, type ShownToast } from './toast';

const looks = {
  success: { Icon: CircleCheck, edge: 'border-s-primary', icon: 'text-primary' },
  mixed: { Icon: TriangleAlert, edge: 'border-s-brass', icon: 'text-brass-ink' },
  error: { Icon: CircleAlert, edge: 'border-s-danger', icon: 'text-danger' },
  info: { Icon: Info, edge: 'border-s-info', icon: 'text-info' },
};

const none: readonly ShownToast[] = [];
const undoKey = ['Control', 'Z'].join('+');

/**
 * Renders the messages as a strip at the bottom of the screen, above any window (decisions/0068). Page, windows and
 * menus end above it: it sets `--message-room`, its height, and `--message-end`, the room at the end of the page, which
 * stays until the next page, so that nothing moves when a message goes.
 */
export function MessageDock() {
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts, () => none);
  // A live region has to be in the page a moment before its first text, or screen readers miss it.
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 120);
    return () => clearTimeout(timer);
  }, []);
  const dock = useRef<HTMLDivElement>(null);
  useRoom(dock);
  useUndoKey(toasts);
  const rendered = (isReady ? toasts : none).slice(-3);
  return createPortal(
    <div
      ref={dock}
      className="pointer-events-auto fixed inset-x-0 bottom-0 z-60 print:hidden"
      data-message-dock=""
      // Always there: a region is announced when its content changes; an open window hides all but live regions.
      aria-live="polite"
      // A press here does not count as outside the window beneath, which would close it.
      onPointerDown={(event) => event.stopPropagation()}
    >
      {rendered.map((toast) => (
        <Strip key={toast.id} toast={toast} />
      ))}
    </div>,
    document.body,
  );
}

function Strip({ toast }: { toast: ShownToast }) {
  const { tone, lines, problems = [], staysMs, next, action, remove } = toast;
  const { Icon, edge, icon } = looks[tone];
  useEffect(() => {
    if (staysMs === undefined) return;
    const timer = setTimeout(() => {
      remove();
      if (next) showToast(next);
    }, staysMs);
    return () => clearTimeout(timer);
  }, [staysMs, next, remove]);
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={clsx(
        'flex animate-fade-in items-start gap-3 border-s-4 border-t border-t-line bg-card py-1 ps-4 pe-1.5 text-ink',
        'pb-[max(0.25rem,env(safe-area-inset-bottom))] sm:ps-[max(1rem,calc(var(--spacing-gutter)-0.25rem))]',
        edge,
      )}
    >
      <Icon aria-hidden="true" className={clsx('mt-3 size-5 shrink-0', icon)} />
      <div className="min-w-0 flex-1 py-2.5 wrap-anywhere">
        <div className="gap-x-4 sm:flex sm:flex-wrap">
          {lines.map((line) => (
            <p key={line} className="font-semibold">
              {line}
            </p>
          ))}
        </div>
        {problems.length > 0 && (
          <ul
            tabIndex={problems.length > 3 ? 0 : undefined}
            className="mt-1 max-h-24 overflow-y-auto text-sm text-muted"
          >
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
      {action && (
        <Button
          variant="secondary"
          size="sm"
          className="my-1 min-h-11 shrink-0"
          aria-keyshortcuts={undoKey}
          onClick={() => {
            remove();
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={common.dismiss} onClick={remove}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Keeps the room of the strip free: `--message-room`, and `--message-end` at the end of the page. */
function useRoom(dock: RefObject<HTMLDivElement | null>): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    let end = 0;
    const measure = () => {
      const height = dock.current?.offsetHeight ?? 0;
      end = Math.max(end, height);
      style.setProperty('--message-room', `${height}px`);
      style.setProperty('--message-end', `${end}px`);
      const focused = height > 0 ? document.activeElement : null;
      const isUnder = focused && focused.getBoundingClientRect().bottom > window.innerHeight - height;
      if (isUnder && focused.matches(':focus-visible') && !dock.current?.contains(focused))
        focused.scrollIntoView({ block: 'nearest' });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(dock.current!);
    measure();
    return () => {
      observer.disconnect();
      style.removeProperty('--message-room');
      style.removeProperty('--message-end');
    };
  }, [dock, pathname]);
}

/** Has Ctrl+Z press the newest action, except in a field, where it takes back what was typed. */
function useUndoKey(toasts: readonly ShownToast[]): void {
  const newest = toasts.findLast(({ action }) => action);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]');
    if (!newest || isTyping || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    newest.remove();
    newest.action?.onPress();
  });
  const isOn = newest !== undefined;
  useEffect(() => {
    if (!isOn) return;
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOn]);
}
