/** The demo marketplace: made-up shops of Palakkad district and their ads. Pure data; the files are in `media/`. */
export { demoAds } from './ads';
export { demoCategories, demoShops } from './shops';
