import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { routerOfPage } from '~/router/browser';
import { Root } from '~/routes/root';
import { routes } from '~/routes/routes';

const { router, data } = await routerOfPage(routes);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Root router={router} data={data} />
    </StrictMode>,
  );
});
