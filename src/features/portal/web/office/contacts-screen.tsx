import { useMutation, useQuery } from '@tanstack/react-query';
import MessageCircle from 'lucide-react/icons/message-circle';
import Plus from 'lucide-react/icons/plus';
import UserX from 'lucide-react/icons/user-x';
import UsersRound from 'lucide-react/icons/users-round';
import { shopQuery } from '~/features/marketplace/web/public';
import { useParams } from '~/router';
import { accessDenied } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { formatDate, formatMoment } from '~/shared/format-date';
import { nameOf } from '~/shared/language';
import { copyText } from '~/ui/copy-text';
import { BackLink } from '~/ui/back-link';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { ButtonAnchor } from '~/ui/button-link';
import { ContentText } from '~/ui/content-text';
import { Dialog } from '~/ui/dialog';
import { EmptyState } from '~/ui/empty-state';
import { useDeletion } from '~/ui/hooks/use-deletion';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage, type Messages } from '~/ui/hooks/use-message';
import { errorMessage } from '~/shared/error-message';
import { reportDeletion } from '~/ui/office/describe-outcome';
import { ListFrame, ListSkeleton } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import type { Contact, Link } from '../../contract';
import { mostContacts } from '../../contract/choices';
import * as texts from '../../texts';
import { ContactDialog } from './contact-dialog';
import { contactsQuery, linkContact, revokeContact } from './queries';

/** Renders the people of a shop who may use the portal (docs/product/portal.md, "Contacts"). */
export function ContactsScreen() {
  const id = Number(useParams<'/app/admin/shop-contacts/:id'>().id);
  const shop = useQuery(shopQuery(id));
  const list = useQuery(contactsQuery(id));
  const [message, messages] = useMessage({ clearAfter: 8000 });
  const adding = useDialog();
  const sending = useDialog<{ contact: Contact; link: Link }>();
  const { mutateAsync: revoke } = useMutation(revokeContact);
  const linking = useMutation(linkContact);
  const deletion = useDeletion((contact: Contact) =>
    reportDeletion(messages, () => revoke({ params: { id, contactId: contact.id } }), {
      done: texts.contactRevoked,
      failed: texts.revokeFailed,
      known: { 403: accessDenied, 404: true },
      isGone: () => false,
    }),
  );
  const send = async (contact: Contact) => {
    try {
      sending.show({ contact, link: await linking.mutateAsync({ params: { id, contactId: contact.id } }) });
    } catch (error) {
      messages.error(errorMessage(error, texts.makeLinkFailed, { 404: true }));
    }
  };
  const isFull = (list.data ?? []).filter((contact) => !contact.revoked_at).length >= mostContacts;
  return (
    <OfficePage
      title={
        shop.data ? <ContentText>{fillText(texts.contactsOf, { shop: shop.data.name })}</ContentText> : texts.contacts
      }
      lead={texts.contactsLead}
      refresh={{ isFetching: list.isFetching, onRefresh: () => void list.refetch() }}
      actions={
        <Button disabled={!list.data || isFull} onClick={() => adding.show(true)}>
          <Plus aria-hidden="true" />
          {texts.addContact}
        </Button>
      }
      message={message}
      className="flex flex-col gap-4"
    >
      <BackLink to="/admin/manage-shops">{texts.backToShops}</BackLink>
      <ListFrame query={list} failed={texts.contactsFailed} waiting={<ListSkeleton className="h-48" />}>
        {(contacts) =>
          contacts.length === 0 ? (
            <EmptyState headingLevel={2} title={texts.noContacts} icon={<UsersRound />}>
              {texts.noContactsWhy}
            </EmptyState>
          ) : (
            <ul className="grid gap-4 lg:grid-cols-2">
              {contacts.map((contact) => (
                <ContactCard
                  key={contact.id}
                  contact={contact}
                  isLinking={linking.isPending && linking.variables.params.contactId === contact.id}
                  onSend={() => void send(contact)}
                  onRevoke={() => deletion.ask(contact)}
                />
              ))}
            </ul>
          )
        }
      </ListFrame>
      {adding.render((state) => (
        <ContactDialog {...state} shop={id} onAdded={() => messages.success(texts.contactAdded)} />
      ))}
      {sending.render((state, subject) => (
        <Dialog
          open={state.open}
          onOpenChange={(stays) => !stays && sending.close()}
          title={fillText(texts.linkTitle, { name: subject.contact.name })}
          width="sm"
          compact
        >
          <SendLink {...subject} messages={messages} />
        </Dialog>
      ))}
      {deletion.question((item) => ({
        title: fillText(texts.revokeAsked, { name: item.name }),
        description: texts.revokeWhat,
        confirmLabel: texts.revoke,
      }))}
    </OfficePage>
  );
}

/** Renders the screen's frame while the session is unknown. */
export const ContactsWaiting = () => (
  <OfficePage title={texts.contacts} lead={texts.contactsLead} refresh={null} busy>
    <ListSkeleton className="h-48" />
  </OfficePage>
);

type CardProps = { contact: Contact; isLinking: boolean; onSend: () => void; onRevoke: () => void };

function ContactCard({ contact, isLinking, onSend, onRevoke }: CardProps) {
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-lg border border-line bg-card p-5 shadow-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">
          <ContentText>{contact.name}</ContentText>
        </h2>
        {contact.revoked_at && (
          <Badge tone="quiet">{fillText(texts.revokedOn, { day: formatDate(contact.revoked_at) ?? '' })}</Badge>
        )}
      </div>
      <a href={`mailto:${contact.email}`} className="link wrap-anywhere">
        {contact.email}
      </a>
      <a href={`tel:+91${contact.phone}`} className="link tabular-nums">
        {contact.phone}
      </a>
      <p className="text-sm text-muted">
        {nameOf[contact.language]}
        {' · '}
        {contact.last_used_at
          ? fillText(texts.inPortal, { day: formatDate(contact.last_used_at) ?? '' })
          : texts.neverIn}
      </p>
      {!contact.revoked_at && (
        <div className="mt-2 flex flex-wrap gap-3 max-sm:*:flex-1">
          <Button loading={isLinking} onClick={onSend}>
            <MessageCircle aria-hidden="true" />
            {texts.sendByWhatsApp}
            <span className="sr-only"> {contact.name}</span>
          </Button>
          <Button variant="secondary" onClick={onRevoke}>
            <UserX aria-hidden="true" />
            {texts.revoke}
            <span className="sr-only"> {contact.name}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

/** Renders a link that was just made: a press opens WhatsApp with it. */
function SendLink({ contact, link, messages }: { contact: Contact; link: Link; messages: Messages }) {
  const text = encodeURIComponent(fillText(texts.whatsAppText, { url: link.url }));
  return (
    <div className="flex flex-col gap-4">
      <p>{fillText(texts.linkReady, { moment: formatMoment(link.expires_at) ?? '' })}</p>
      <p className="rounded-md bg-sunken p-3 text-sm wrap-anywhere">{link.url}</p>
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <ButtonAnchor href={`https://wa.me/91${contact.phone}?text=${text}`} target="_blank" rel="noreferrer">
          <MessageCircle aria-hidden="true" />
          {texts.sendByWhatsApp}
        </ButtonAnchor>
        <Button
          variant="secondary"
          onClick={() => void copyText(link.url, messages, { copied: texts.copied, notCopied: texts.notCopied })}
        >
          {texts.copyLink}
        </Button>
      </div>
    </div>
  );
}
