import { peoplePage } from '../people/people-screen';
import { membersView } from '../people/views';

const page = peoplePage(membersView);
export const head = page.head;
export default page.Page;
