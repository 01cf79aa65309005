import { peoplePage } from '../people/people-screen';
import { usersView } from '../people/views';

const page = peoplePage(usersView);
export const head = page.head;
export default page.Page;
