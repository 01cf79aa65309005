import { useMutation, useQuery } from '@tanstack/react-query';
import LogOut from 'lucide-react/icons/log-out';
import { useEffect } from 'react';
import { useNavigate } from '~/router';
import { fillText } from '~/shared/fill-text';
import { Button } from '~/ui/button';
import { Container } from '~/ui/container';
import { ContentText } from '~/ui/content-text';
import { useHydrated } from '~/ui/hooks/use-hydrated';
import { useMessage } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import { ListFrame } from '~/ui/office/list-frame';
import { PageHeader } from '~/ui/page-header';
import { Skeleton } from '~/ui/skeleton';
import * as texts from '../../texts';
import { isOver, portalCall, portalToken, setPortalToken } from '../api';
import { portalQuery } from '../queries';
import { Figures } from './figures';
import { OwnAds } from './own-ads';
import { Requests } from './requests';
import { Sessions } from './sessions';
import { ShopFacts } from './shop-facts';

/** Renders what a shop has in the portal: its ads, their figures, its requests, facts and sessions. */
export function PortalScreen() {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const query = useQuery({ ...portalQuery, enabled: hydrated && portalToken() !== null });
  const [message, messages] = useMessage({ clearAfter: 8000 });
  const isOut = hydrated && (portalToken() === null || isOver(query.error));
  useEffect(() => {
    if (isOut) void navigate('/advertiser', { replace: true });
  }, [isOut, navigate]);
  const leaving = useMutation({
    mutationFn: () => portalCall('DELETE /api/advertiser/session/', {}),
    onSettled: (_answer, _error, _input, _result, { client }) => {
      setPortalToken(null);
      client.removeQueries({ queryKey: ['portal'] });
      void navigate('/advertiser', { replace: true });
    },
  });
  const { data } = query;
  return (
    <>
      <PageHeader
        eyebrow={texts.portalTitle}
        title={data ? <ContentText>{data.shop.name}</ContentText> : texts.portalTitle}
        lead={data && fillText(texts.insideAs, { name: data.contact.name })}
        actions={
          <Button variant="secondary" loading={leaving.isPending} disabled={!data} onClick={() => leaving.mutate()}>
            <LogOut aria-hidden="true" />
            {texts.leave}
          </Button>
        }
      />
      <Container className="flex flex-col gap-6 py-6 sm:py-10">
        <MessageBanner message={message} />
        <ListFrame query={query} failed={texts.portalFailed} denied={texts.portalFailed} waiting={<Waiting />}>
          {(portal) => (
            <>
              <OwnAds portal={portal} messages={messages} />
              <Figures ads={portal.ads} messages={messages} />
              <Requests messages={messages} />
              <ShopFacts shop={portal.shop} messages={messages} />
              <Sessions messages={messages} />
            </>
          )}
        </ListFrame>
      </Container>
    </>
  );
}

const Waiting = () => (
  <div aria-busy="true" className="flex flex-col gap-6">
    <Skeleton className="h-72" />
    <Skeleton className="h-96" />
  </div>
);
