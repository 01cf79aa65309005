import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { clsx } from 'clsx';
import { fillText } from '~/shared/fill-text';
import { ButtonAnchor } from '~/ui/button-link';
import type { Shop } from '../../contract';
import { callHref, whatsAppHref } from '../addresses';
import * as texts from '../../texts';

/** Shows Call and WhatsApp, as far as the shop's number supports them. */
export function ContactButtons({ shop, className }: { shop: Shop; className?: string }) {
  const call = callHref(shop.contact_number);
  const whatsApp = whatsAppHref(shop.contact_number);
  if (!call) return null;
  return (
    <div className={clsx('flex flex-wrap gap-3 *:flex-1', className)}>
      <ButtonAnchor variant="secondary" className="px-3!" href={call}>
        <Phone aria-hidden="true" />
        <span>
          {texts.call}
          <span className="sr-only"> {shop.name}</span>
        </span>
      </ButtonAnchor>
      {whatsApp && (
        <ButtonAnchor variant="secondary" className="px-3!" href={whatsApp} target="_blank" rel="noreferrer">
          <MessageCircle aria-hidden="true" />
          <span>
            {texts.whatsApp}
            <span className="sr-only"> {fillText(texts.nameOpensWhatsApp, { name: shop.name })}</span>
          </span>
        </ButtonAnchor>
      )}
    </div>
  );
}
