import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { Container } from '~/ui/container';
import { UnfinishedBridge } from '../art/unfinished-bridge';
import { Shell } from './shell';

/** What the reader sees when a page could not be shown; the reason is not disclosed. */
export function ErrorScreen() {
  return (
    <Shell>
      <title>Something went wrong</title>
      <meta name="robots" content="noindex" />
      <div className="drafting-grid grid min-h-[70dvh] place-items-center py-12">
        <Container width="text" className="flex flex-col items-center text-center">
          <UnfinishedBridge className="h-auto w-full max-w-sm" />
          <h1 className="mt-8">Something went wrong</h1>
          <p className="mt-4 text-lg text-muted">
            This page could not be shown. It is our fault, not yours. Please try once more; if it stays like this, tell the
            office.
          </p>
          <div className="mt-7 flex flex-wrap justify-center gap-3">
            <Button size="lg" className="js-only" onClick={() => window.location.reload()}>
              Try Again
            </Button>
            <ButtonLink to="/" size="lg" variant="secondary" reloadDocument>
              Return to Home
            </ButtonLink>
          </div>
        </Container>
      </div>
    </Shell>
  );
}
