import { ownPath } from '~/shared/own-address';
import { keyHead } from '~/shared/heads';
import type { LivePageContext, LoadArgs, LoadedPage } from '~/shared/page';
import type { VerifiedPaper } from '~/shared/verified-paper';
import type { Verified } from '../../contract';
import * as texts from '../../texts';
import { Result, type Verification } from '../verify/result';

/**
 * Verifies the code on the server for each visitor, so that the page is complete without JavaScript
 * (docs/product/cards.md, "Verification"). In the browser, navigation to it from another page is a page load: only the
 * server can verify. Throws the call's error, except 404 and 429, which the page shows.
 */
export async function load({
  params: { code },
  context,
}: LoadArgs<{ code: string }>): Promise<LoadedPage & { verification: Verification }> {
  if (!context) {
    window.location.assign(ownPath(`/verify/${encodeURIComponent(code)}`));
    return new Promise<never>(() => undefined);
  }
  try {
    const verified = (await (context as LivePageContext).ask('GET /api/cards/verify/:code/', {
      params: { code },
    })) as Verified | VerifiedPaper;
    return {
      verification: 'kind' in verified ? { kind: 'paper', paper: verified } : { kind: 'good', verified },
    };
  } catch (error) {
    const { status, headers = {} } = error as { status?: number; headers?: Record<string, string> };
    if (status === 404) return { verification: { kind: 'bad' }, status };
    if (status !== 429) throw error;
    return { verification: { kind: 'too-many', seconds: Number(headers['Retry-After']) }, status, headers };
  }
}

export const head = () => keyHead(texts.checkTitle);

/** Renders /verify/{code} with the result of the verification. */
export default function VerifyPage({ page: { verification } }: { page: { verification: Verification } }) {
  return <Result verification={verification} />;
}
