import {
  CurrentPage,
  PageDataScript,
  PageHead,
  route,
  RouterProvider,
  ScriptMark,
  scrollScript,
  type Router,
} from '../../src/router';
import type { PageModule } from '../../src/router/routes';
import { createPages } from '../../src/router/server';
import { unknownNames } from '../../src/shared/site-names';
import { use } from 'react';

function Root({ router, data }: { router: Router; data: string }) {
  return (
    <RouterProvider router={router}>
      <html lang="en">
        <head>
          <PageHead />
        </head>
        <body>
          {router.state.failed ? <h1>Something went wrong</h1> : <CurrentPage />}
          <script nonce={use(ScriptMark)} dangerouslySetInnerHTML={{ __html: scrollScript }} />
          <PageDataScript text={data} />
        </body>
      </html>
    </RouterProvider>
  );
}

/** A few pages as the server has them, by their paths. */
export const pagesOf = (pages: Record<string, PageModule | PageModule<never>>) =>
  createPages({
    table: Object.entries(pages).map(([path, page]) => route(path, () => Promise.resolve(page))),
    Root,
    assets: { entry: '/entry.js', imports: [], files: {} },
    load: () => Promise.resolve({ names: unknownNames }),
  });
