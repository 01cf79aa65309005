import { Fragment, useCallback, useState, type ReactNode } from 'react';

/** The props of a window: whether it is open, and the function that closes it. */
export interface DialogState {
  open: boolean;
  onClose: () => void;
}

/**
 * Returns which window is open over a screen, and of what. A closed window keeps its subject until it has faded: it
 * does not change under the eyes. Each opening is a new window.
 *
 * const editing = useDialog<Shop>(); <Button onClick={() => editing.show(shop)}>Edit</Button>
 * {editing.render((state, shop) => <EditShop {...state} shop={shop} />)}
 */
export function useDialog<T = true>() {
  const [shown, setShown] = useState<{ subject: T; open: boolean; key: number } | null>(null);
  // The same from render to render: a form may close its window a while after it was saved.
  const show = useCallback(
    (subject: T) => setShown((last) => ({ subject, open: true, key: (last?.key ?? 0) + 1 })),
    [],
  );
  const close = useCallback(() => setShown((last) => last && { ...last, open: false }), []);
  const state: DialogState = { open: shown?.open ?? false, onClose: close };
  /** Returns the window of the subject, once there is one. Other windows of the screen may stand beside it. */
  const render = (window: (state: DialogState, subject: T) => ReactNode) => (
    <>{shown && <Fragment key={shown.key}>{window(state, shown.subject)}</Fragment>}</>
  );
  return { render, state, show, close };
}
