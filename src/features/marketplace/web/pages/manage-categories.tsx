import { privateHead, privatePage } from '~/session';
import { CategoriesScreen, CategoriesWaiting } from '../admin/manage/categories-screen';
import * as texts from '../../texts';

export const head = privateHead(texts.manageCategories);

/** The screen is for staff; others are sent to / (docs/product/README.md, "Routes"). */
export default privatePage({ Waiting: CategoriesWaiting, Screen: CategoriesScreen });
