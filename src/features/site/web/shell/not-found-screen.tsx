import { ButtonLink } from '~/ui/button-link';
import { Container } from '~/ui/container';
import { UnfinishedBridge } from '../art/unfinished-bridge';
import * as texts from '../../texts';

/** Shows the not-found screen (docs/product/site.md, "Not found"). */
export function NotFoundScreen() {
  return (
    <div className="drafting-grid grid h-full min-h-[70dvh] place-items-center py-12">
      <Container className="grid items-center grid-cols-1 gap-x-16 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="corner-marks mx-auto w-full max-w-lg bg-card p-4 md:order-2">
          <UnfinishedBridge className="h-auto w-full" />
        </div>
        <div className="text-center md:text-start">
          <p className="text-5xl font-bold text-laterite-ink tabular-nums">404</p>
          <h1 className="mt-2">{texts.pageNotFound}</h1>
          <p className="mx-auto mt-4 max-w-md text-lg text-muted md:mx-0">{texts.gapInTheDrawing}</p>
          <ButtonLink to="/" size="lg" className="mt-7">
            {texts.returnToHome}
          </ButtonLink>
        </div>
      </Container>
    </div>
  );
}
