import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { Container } from '~/ui/container';
import { UnfinishedBridge } from '../art/unfinished-bridge';
import { Shell, SiteFrame } from './shell';
import * as texts from '../../texts';

/** Shows that a page could not be shown; the reason is not disclosed. */
export function ErrorScreen() {
  return (
    <Shell>
      <SiteFrame>
        <title>{common.somethingWentWrong}</title>
        <meta name="robots" content="noindex" />
        <div className="drafting-grid grid min-h-[70dvh] place-items-center py-12">
          <Container width="text" className="flex flex-col items-center text-center">
            <UnfinishedBridge className="h-auto w-full max-w-sm" />
            <h1 className="mt-8">{common.somethingWentWrong}</h1>
            <p className="mt-4 text-lg text-muted">{texts.pageCouldNotBeShown}</p>
            <div className="mt-7 flex flex-wrap justify-center gap-3">
              <Button size="lg" className="js-only" onClick={() => window.location.reload()}>
                {common.tryAgainButton}
              </Button>
              <ButtonLink to="/" size="lg" variant="secondary" reloadDocument>
                {texts.returnToHome}
              </ButtonLink>
            </div>
          </Container>
        </div>
      </SiteFrame>
    </Shell>
  );
}
