import { ownPath } from '~/shared/own-address';
import type { HeadTag, LivePageContext, LoadArgs, LoadedPage } from '~/shared/page';
import type { Verified } from '../../contract';
import * as texts from '../../texts';
import { Result, type Verification } from '../verify/result';

/**
 * Asked on the server, anew for each visitor: the page is complete without JavaScript (docs/product/cards.md, "Verification"). A step
 * here from another page of ours is a page load: only the server knows.
 */
export async function load({
  params: { code = '' },
  context,
}: LoadArgs): Promise<LoadedPage & { verification: Verification }> {
  if (!context) {
    window.location.assign(ownPath(`/verify/${encodeURIComponent(code)}`));
    return new Promise<never>(() => undefined);
  }
  try {
    const verified = (await (context as LivePageContext).ask('GET /api/cards/verify/:code/', {
      params: { code },
    })) as Verified;
    return { verification: { kind: 'good', verified } };
  } catch (error) {
    const { status, headers = {} } = error as { status?: number; headers?: Record<string, string> };
    if (status === 404) return { verification: { kind: 'bad' }, status };
    if (status !== 429) throw error;
    return { verification: { kind: 'too-many', seconds: Number(headers['Retry-After']) }, status, headers };
  }
}

export const head = (): HeadTag[] => [
  { title: texts.checkTitle },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function VerifyPage({ page: { verification } }: { page: { verification: Verification } }) {
  return <Result verification={verification} />;
}
