import { data, type MetaDescriptor } from 'react-router';
import { pageData, type LivePageContext, type PageData } from '~/shared/page';
import type { Verified } from '../../contract';
import * as texts from '../../texts';
import { Result, type Verification } from '../verify/result';

interface Params {
  params: { code?: string };
}

type VerifyData = PageData & { verification: Verification };

/** Asked on the server, anew for each visitor: the page is complete without JavaScript (docs/product/cards.md, "Verification"). */
export async function loader({ params, context }: Params & { context: LivePageContext }) {
  const page = pageData(context.origin);
  try {
    const verified = (await context.ask('GET /api/cards/verify/:code/', { params: { code: params.code ?? '' } })) as Verified;
    return data<VerifyData>({ ...page, verification: { kind: 'good', verified } });
  } catch (error) {
    const { status, headers = {} } = error as { status?: number; headers?: Record<string, string> };
    if (status === 404) return data<VerifyData>({ ...page, verification: { kind: 'bad' } }, { status });
    if (status !== 429) throw error;
    return data<VerifyData>({ ...page, verification: { kind: 'too-many', seconds: Number(headers['Retry-After']) } }, { status, headers });
  }
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

/** A step here from another page of ours is a page load: only the server knows. */
export const clientLoader = ({ request }: { request: Request }) => {
  window.location.assign(request.url);
  return new Promise<never>(() => undefined);
};

export const shouldRevalidate = () => false;

export const meta = (): MetaDescriptor[] => [
  { title: texts.checkTitle },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function VerifyPage({ loaderData }: { loaderData: VerifyData }) {
  return <Result verification={loaderData.verification} />;
}
