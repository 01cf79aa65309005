import { privateHead, privatePage } from '~/session';
import * as texts from '../../texts';
import { ContactsScreen, ContactsWaiting } from '../office/contacts-screen';

export const head = privateHead(texts.contacts);

/** Renders /app/admin/shop-contacts/{id} (docs/product/portal.md, "Contacts"). */
export default privatePage({ Waiting: ContactsWaiting, Screen: ContactsScreen });
