import {
  createElement,
  memo,
  startTransition,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { logQuietly } from '~/shared/log-quietly';
import type { LoadArgs, LoadedPage } from '~/shared/page';
import { useHydrated } from '../hooks/use-hydrated';

/** Signs that a person may turn to the form. A browser that fills it in by itself fires a change event only. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'change'];

type LazyProps = {
  /** Part of it has to be interactive at once: it shows what its HTML, the same for every visitor, cannot contain. */
  wanted?: boolean;
};

/**
 * Returns a form of a public page whose code is loaded when a person turns to it, not with the page
 * (docs/decisions/0018). Its HTML is there from the beginning, made by the server, and takes what is typed; React
 * leaves it as it is until it can hydrate it. An earlier press is remembered, and done then. After a navigation from
 * another page it is loaded with its page (`withForm`).
 *
 * const LoginForm = lazyForm(() => import('./login-form').then((module) => module.LoginForm), <FormFailed
 * words={texts.badLogin} />);
 *
 * @param failed is shown above the form when a person presses a button and the code can't be loaded
 */
export function lazyForm<P extends object>(load: () => Promise<ComponentType<P>>, failed?: ReactNode) {
  let There: ComponentType<P> | undefined;
  let underway: Promise<boolean> | undefined;
  let arrive: (form: ComponentType<P>) => void;
  const arrived = new Promise<ComponentType<P>>((resolve) => {
    arrive = resolve;
  });
  /** Resolves to whether the code has loaded; after a failure it is fetched again at the next sign. */
  const fetch = () =>
    (underway ??= load().then(
      (form) => {
        There = form;
        arrive(form);
        return true;
      },
      (error: unknown) => {
        underway = undefined;
        logQuietly('A form could not be fetched', error);
        return false;
      },
    ));

  function Part(props: P) {
    return createElement(There ?? use(arrived), props);
  }

  /** Shown where there is no HTML from the server. */
  function Missing() {
    useEffect(() => void fetch(), []);
    return null;
  }

  // Until the code is there nothing may be rendered into it: React would remove the HTML, with what was typed.
  const Boundary = memo(
    ({ props, onAlive }: { props: P; onAlive: () => void }) => (
      <Suspense fallback={<Missing />}>
        <Part {...props} />
        <Alive onAlive={onAlive} />
      </Suspense>
    ),
    () => There === undefined,
  );

  function LazyForm({ wanted = false, ...props }: P & LazyProps) {
    const region = useRef<HTMLDivElement>(null);
    const [isAlive, setAlive] = useState(false);
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      if (wanted) void fetch();
    }, [wanted]);
    useEffect(() => {
      const place = region.current;
      if (isAlive || !place) return;
      return listen(place, fetch, setFailed);
    }, [isAlive]);
    return (
      <div ref={region}>
        {hasFailed && !isAlive && failed}
        {/* As a transition, which follows all that the form has to do first: what was typed is in it, and guarded. */}
        <Boundary props={props as unknown as P} onAlive={() => startTransition(() => setAlive(true))} />
      </div>
    );
  }
  return Object.assign(LazyForm, { fetch });
}

/** Wraps the `load` of a page with such a form, beside what else the page needs: the page is shown with the form. */
export const withForm =
  ({ fetch }: { fetch: () => Promise<boolean> }, load?: (args: LoadArgs) => Promise<LoadedPage>) =>
  async (args: LoadArgs): Promise<LoadedPage> => {
    const [loaded] = await Promise.all([load?.(args) ?? {}, fetch()]);
    return loaded;
  };

function Alive({ onAlive }: { onAlive: () => void }) {
  const hydrated = useHydrated();
  const onReady = useEffectEvent(onAlive);
  useEffect(() => {
    if (hydrated) onReady();
  }, [hydrated]);
  return null;
}

/**
 * Waits for signs of a person, and remembers what they press in a form that is not interactive yet. Ends when it is:
 * then does what was pressed. `wake` resolves to whether the code has loaded; when it has not, `tellFailed` is called,
 * until the next press.
 */
function listen(
  place: HTMLElement,
  wake: () => Promise<boolean>,
  notifyFailed: (hasFailed: boolean) => void,
): () => void {
  const form = place.querySelector('form');
  let hasTyped = false;
  const nothing = (): void => undefined;
  let press = nothing;
  /** Calls `then` when the form has loaded; when it can't be, `otherwise`, and the press is dropped. */
  const hold = (event: Event, then: () => void, otherwise: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    press = then;
    notifyFailed(false);
    void wake().then((came) => {
      if (came) return;
      press = nothing;
      otherwise();
    });
  };
  const onFailed = () => notifyFailed(true);
  const isIn = (event: Event): event is Event & { target: Element } =>
    event.target instanceof Element && place.contains(event.target);
  const onSign = (event: Event) => {
    if (event.type === 'input' && isIn(event)) hasTyped = true;
    void wake();
  };
  const onSubmit = (event: Event) => {
    if (isIn(event)) hold(event, () => place.querySelector('form')?.requestSubmit(), onFailed);
  };
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const button = isIn(event) && event.target.closest<HTMLElement>('button[type=button]');
    if (button) return hold(event, () => button.click(), onFailed);
    // The form decides first whether it may be left.
    const link = hasTyped && event.target.closest<HTMLElement>('a[href]');
    if (!link) return;
    const leave = () => link.click();
    hold(event, leave, () => {
      hasTyped = false;
      leave();
    });
  };
  // Above React, which holds back every event from a part that is not hydrated yet.
  const listening = new AbortController();
  const early = { capture: true, signal: listening.signal };
  for (const sign of signs) window.addEventListener(sign, onSign, early);
  window.addEventListener('submit', onSubmit, early);
  window.addEventListener('click', onClick, early);
  // It waited for code that handles its presses.
  for (const button of place.querySelectorAll<HTMLButtonElement>('button[type=submit]')) button.disabled = false;
  if (place.contains(document.activeElement)) void wake();
  return () => {
    listening.abort();
    if (!place.isConnected) return;
    const fresh = place.querySelector('form');
    // Rarely does a different form replace the one that was there.
    if (form && fresh && form !== fresh)
      void import('./keep-typed').then(({ keepTyped }) => keepTyped(form, fresh)).finally(press);
    else press();
  };
}
