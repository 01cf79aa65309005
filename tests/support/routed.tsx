import type { ComponentType, ReactNode } from 'react';
import { createRouter, CurrentPage, RouterProvider, type Router } from '../../src/router';
import { noView, type PageModule } from '../../src/router/routes';
import { unknownNames } from '../../src/shared/site-names';

/** Returns a site of one page for components in jsdom, opened at an address of it. */
export function routerAt(address: string, Page: ComponentType = () => null): Router {
  window.history.replaceState(null, '', address);
  const module: PageModule = { default: Page };
  const path = new URL(address, window.location.href).pathname;
  const view = {
    ...noView,
    module,
    page: { origin: window.location.origin, names: unknownNames, answers: [] },
    failed: false,
  };
  return createRouter([{ path, module: () => Promise.resolve(module) }], view);
}

/** Wraps what needs a router and goes nowhere. */
export const Routed = ({ children }: { children: ReactNode }) => (
  <RouterProvider router={routerAt('/')}>{children}</RouterProvider>
);

/** Renders the page of a router. */
export const RoutedPage = ({ router }: { router: Router }) => (
  <RouterProvider router={router}>
    <CurrentPage />
  </RouterProvider>
);

/** Takes steps through the history, and waits until they are done. */
export async function goThrough(router: Router, steps: number): Promise<void> {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await router.navigate(steps);
  await arrived;
}
