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

/** Signs that somebody is there and may turn to the form. A browser that fills it in by itself tells of a change only. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'change'];

type LateProps = {
  /** Something of it has to be alive at once: it shows what its HTML, the same for everybody, cannot know. */
  wanted?: boolean;
};

/**
 * A form of a public page whose code comes when somebody is there to turn to it, not with the page (docs/decisions/0018). Its
 * HTML stands from the beginning, made by the server, and takes what is typed; React leaves it as it is until it can bring it
 * to life. A press that comes before is remembered, and done then. By a step from another page it comes with its page (`withForm`).
 *
 *     const LoginForm = lateForm(() => import('./login-form').then((module) => module.LoginForm), <FormFailed words={texts.badLogin} />);
 *
 * @param failed what is said above the form when somebody presses a button and the code can't be had
 */
export function lateForm<P extends object>(load: () => Promise<ComponentType<P>>, failed?: ReactNode) {
  let There: ComponentType<P> | undefined;
  let underway: Promise<boolean> | undefined;
  let arrive: (form: ComponentType<P>) => void;
  const arrived = new Promise<ComponentType<P>>((resolve) => {
    arrive = resolve;
  });
  /** Gives whether it has come; one that could not be fetched is tried again at the next sign. */
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

  /** Where there is no HTML of the server's. */
  function Missing() {
    useEffect(() => void fetch(), []);
    return null;
  }

  // Until it is there nothing may be rendered into it: React would take the HTML away, with what was typed.
  const Boundary = memo(
    ({ props, onAlive }: { props: P; onAlive: () => void }) => (
      <Suspense fallback={<Missing />}>
        <Part {...props} />
        <Alive onAlive={onAlive} />
      </Suspense>
    ),
    () => There === undefined,
  );

  function LateForm({ wanted = false, ...props }: P & LateProps) {
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
        {/* As a transition, which comes after all that the form has to do first: what was typed is in it, and guarded. */}
        <Boundary props={props as unknown as P} onAlive={() => startTransition(() => setAlive(true))} />
      </div>
    );
  }
  return Object.assign(LateForm, { fetch });
}

/** The `load` of a page with such a form, beside what else the page needs: it is shown with the form. */
export const withForm =
  ({ fetch }: { fetch: () => Promise<boolean> }, load?: (args: LoadArgs) => Promise<LoadedPage>) =>
  async (args: LoadArgs): Promise<LoadedPage> => {
    const [loaded] = await Promise.all([load?.(args) ?? {}, fetch()]);
    return loaded;
  };

function Alive({ onAlive }: { onAlive: () => void }) {
  const hydrated = useHydrated();
  const tell = useEffectEvent(onAlive);
  useEffect(() => {
    if (hydrated) tell();
  }, [hydrated]);
  return null;
}

/**
 * Waits for signs of somebody, and keeps what they press in a form that is not alive yet. Ends when it is: then does what was
 * pressed. `wake` tells whether it has come; when it has not, `tellFailed` is told, until the next press.
 */
function listen(
  place: HTMLElement,
  wake: () => Promise<boolean>,
  tellFailed: (hasFailed: boolean) => void,
): () => void {
  const form = place.querySelector('form');
  let hasTyped = false;
  const nothing = (): void => undefined;
  let press = nothing;
  /** Does `then` when the form has come; when it can't be had, `otherwise`, and what was pressed is over. */
  const hold = (event: Event, then: () => void, otherwise: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    press = then;
    tellFailed(false);
    void wake().then((came) => {
      if (came) return;
      press = nothing;
      otherwise();
    });
  };
  const sayFailed = () => tellFailed(true);
  const isIn = (event: Event): event is Event & { target: Element } =>
    event.target instanceof Element && place.contains(event.target);
  const onSign = (event: Event) => {
    if (event.type === 'input' && isIn(event)) hasTyped = true;
    void wake();
  };
  const onSubmit = (event: Event) => {
    if (isIn(event)) hold(event, () => place.querySelector('form')?.requestSubmit(), sayFailed);
  };
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const button = isIn(event) && event.target.closest<HTMLElement>('button[type=button]');
    if (button) return hold(event, () => button.click(), sayFailed);
    // The form has to be asked first, whether it may be left.
    const link = hasTyped && event.target.closest<HTMLElement>('a[href]');
    if (!link) return;
    const leave = () => link.click();
    hold(event, leave, () => {
      hasTyped = false;
      leave();
    });
  };
  // Above React, which keeps every event from a part that is not alive yet.
  for (const sign of signs) window.addEventListener(sign, onSign, true);
  window.addEventListener('submit', onSubmit, true);
  window.addEventListener('click', onClick, true);
  // It waited for somebody who takes its presses.
  for (const button of place.querySelectorAll<HTMLButtonElement>('button[type=submit]')) button.disabled = false;
  if (place.contains(document.activeElement)) void wake();
  return () => {
    for (const sign of signs) window.removeEventListener(sign, onSign, true);
    window.removeEventListener('submit', onSubmit, true);
    window.removeEventListener('click', onClick, true);
    if (!place.isConnected) return;
    const anew = place.querySelector('form');
    // Few come to a form that is not the one that was there.
    if (form && anew && form !== anew)
      void import('./keep-typed').then(({ keepTyped }) => keepTyped(form, anew)).finally(press);
    else press();
  };
}
