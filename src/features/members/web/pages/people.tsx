import { peoplePage } from '../people/people-screen';
import { peopleView } from '../people/views';

const page = peoplePage(peopleView);
export const head = page.head;
export default page.Page;
